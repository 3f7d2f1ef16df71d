import { beforeEach, expect, test } from 'vitest';
import { rememberCaptcha } from '#server/anti-abuse/issue-captcha.ts';
import { throttleRules } from '#server/anti-abuse/throttle-rules.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { changePassword } from '../passwords/change-password.ts';
import { givePassword } from '../passwords/give-password.ts';
import { identify } from '../sessions/identify.ts';
import { openSession } from '../sessions/open-session.ts';
import { logIn } from './log-in.ts';
import { playFree } from './play-free.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const right = 'tecolote-37-verde';
const start = '2026-11-21T12:00:00Z';
let lastAddress = 0;

beforeEach(() => app.clock.set(start));

function from(address: string) {
  return { ...visitor, address };
}

function somewhere() {
  lastAddress += 1;
  return from(`10.1.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`);
}

async function member(account: string, type = 0) {
  const player = await newPlayer(database, account, type);
  await givePassword(app, [account], right);
  return player;
}

const accountLimit = throttleRules['login-account'];

const ask = (username: string, password: string, more: object = {}) =>
  ({ type: 'username', username, password, entrance: 'site', client: 'browser', ...more }) as const;

/** What somebody sends who has read the picture. */
async function solved() {
  return { captchaId: await rememberCaptcha(app, 'ABCDE'), answer: 'ABCDE' };
}

function later(ms: number): void {
  app.clock.set(new Date(Date.parse(start) + ms).toISOString());
}

test('the right password opens a session in a cookie, and tells no token to scripts', async () => {
  const player = await member('luz');
  const outcome = await logIn(app, ask('LUZ', right), somewhere());
  if (!outcome.done) throw new Error(outcome.code);
  expect(outcome.value).toEqual({
    token: null,
    firstTimeLogin: true,
    passwordExpired: false,
    lastLogin: null,
    challenge: null,
  });
  const cookie = outcome.cookies?.find(({ name }) => name === 'session');
  expect(cookie?.isHttpOnly).toBe(true);
  expect(await identify(app, cookie?.value ?? '')).toMatchObject({ id: player.id });
  const second = await logIn(app, ask('luz', right), somewhere());
  expect(second.done && second.value).toMatchObject({
    firstTimeLogin: false,
    lastLogin: { at: '2026-11-21T12:00:00.000Z' },
  });
});

test('a program gets its token in the answer and no cookie', async () => {
  await member('robot');
  const outcome = await logIn(app, ask('robot', right, { client: 'program' }), somewhere());
  if (!outcome.done) throw new Error(outcome.code);
  expect(outcome.cookies).toBeUndefined();
  expect(await identify(app, outcome.value.token ?? '')).toMatchObject({ account: 'robot' });
});

test('a wrong password and a name that nobody has are the same answer', async () => {
  await member('sol');
  const wrong = await logIn(app, ask('sol', 'x'), somewhere());
  const nobody = await logIn(app, ask('nobody-at-all', 'x'), somewhere());
  expect(wrong).toEqual({ done: false, code: 'login.wrong', needsCaptcha: false });
  expect(nobody).toEqual(wrong);
});

test('G-LOCK: three wrong ones lock the account, for the right one too, and time opens it', async () => {
  await member('marta');
  for (let guess = 0; guess < accountLimit.most; guess += 1) {
    const wrong = ask('marta', `wrong-${guess}`, { captcha: await solved() });
    expect(await logIn(app, wrong, somewhere())).toMatchObject({
      code: 'login.wrong',
    });
  }
  later(60_000);
  expect(await logIn(app, ask('marta', right), somewhere())).toEqual({
    done: false,
    code: 'login.locked',
    retryAfterSeconds: (accountLimit.waitMs - 60_000) / 1_000,
  });
  later(accountLimit.waitMs);
  expect(await logIn(app, ask('marta', right), somewhere())).toMatchObject({ done: true });
});

test('a name that nobody has locks as one that somebody has', async () => {
  const codes = [];
  for (let guess = 0; guess < 4; guess += 1) {
    const outcome = await logIn(
      app,
      ask('ghost', `wrong-${guess}`, { captcha: await solved() }),
      somewhere(),
    );
    codes.push(!outcome.done && outcome.code);
  }
  expect(codes).toEqual(['login.wrong', 'login.wrong', 'login.wrong', 'login.locked']);
});

test('two hundred guesses at once are as many as are allowed one by one', async () => {
  await member('target');
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_, guess) =>
      logIn(app, ask('target', `guess-${guess}`, { captcha: await solved() }), somewhere()),
    ),
  );
  const looked = outcomes.filter((outcome) => !outcome.done && outcome.code === 'login.wrong');
  expect(looked.length).toBe(accountLimit.most);
});

test('right ones at the same moment do not count against each other', async () => {
  await member('gemela');
  const both = await Promise.all(
    Array.from({ length: 4 }, () => logIn(app, ask('gemela', right), somewhere())),
  );
  expect(both.map((one) => (one.done ? 'in' : one.code))).toEqual(['in', 'in', 'in', 'in']);
});

test('a right one beside a crowd of wrong ones has no more tries than they', async () => {
  await member('asediada');
  const crowd = Array.from({ length: 200 }, async (_, index) => {
    const password = index === 100 ? right : `wrong-${index}`;
    return logIn(app, ask('asediada', password, { captcha: await solved() }), somewhere());
  });
  const codes = (await Promise.all(crowd)).map((one) => (one.done ? 'in' : one.code));
  expect(codes.filter((code) => code === 'login.wrong')).toHaveLength(accountLimit.most);
  expect(codes.filter((code) => code === 'login.locked').length).toBeGreaterThan(190);
});

test('an address that tries many names is stopped, and one right login does not set it free', async () => {
  await member('own');
  const attacker = from('203.0.113.9');
  const guess = async (name: string, password = 'x') =>
    logIn(app, ask(name, password, { captcha: await solved() }), attacker);
  for (let name = 0; name < throttleRules['login-address'].most - 1; name += 1) {
    await guess(`victim-${name}`);
  }
  expect(await guess('own', right)).toMatchObject({ done: true });
  expect(await guess('victim-a')).toMatchObject({ code: 'login.wrong' });
  expect(await guess('victim-b')).toMatchObject({ code: 'request.too-many' });
});

test('after two failures the next try needs a captcha, and the answer says so', async () => {
  await member('paz');
  await logIn(app, ask('paz', 'x'), somewhere());
  const first = await logIn(app, ask('paz', 'y'), somewhere());
  expect(first).toMatchObject({ code: 'login.wrong', needsCaptcha: true });
  const without = await logIn(app, ask('paz', right), somewhere());
  expect(without).toMatchObject({ code: 'captcha.missing', needsCaptcha: true });
  const wrong = { captchaId: await rememberCaptcha(app, 'ABCDE'), answer: 'EDCBA' };
  expect(await logIn(app, ask('paz', right, { captcha: wrong }), somewhere())).toMatchObject({
    code: 'captcha.wrong',
    needsCaptcha: true,
  });
  const withOne = ask('paz', right, { captcha: await solved() });
  expect(await logIn(app, withOne, somewhere())).toMatchObject({ done: true });
});

test('each entrance is for its own', async () => {
  await member('camila');
  await member('ernesto', 41);
  const agents = { entrance: 'agent' } as const;
  expect(await logIn(app, ask('camila', right, agents), somewhere())).toMatchObject({
    code: 'login.not-agent',
  });
  expect(await logIn(app, ask('ernesto', right, agents), somewhere())).toMatchObject({
    done: true,
  });
  await member('visitor', 4);
  expect(await logIn(app, ask('visitor', right), somewhere())).toMatchObject({
    code: 'login.not-member',
  });
});

test('another password ends every other session, and the old one opens nothing', async () => {
  const player = await member('vera');
  const here = await openSession(app, player.id);
  const elsewhere = await openSession(app, player.id);
  const caller = await identify(app, here.token);
  if (caller === null || caller === 'expired') throw new Error('No session.');
  const better = 'guacamaya77roja';
  const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    changePassword(app, { oldPassword, newPassword, confirmNewPassword }, caller, somewhere());
  expect(await change('wrong', better)).toMatchObject({ code: 'login.wrong' });
  expect(await change(right, better)).toEqual({ done: true, value: {} });
  expect(await identify(app, here.token)).toMatchObject({ account: 'vera' });
  expect(await identify(app, elsewhere.token)).toBe('expired');
  expect(await logIn(app, ask('vera', right), somewhere())).toMatchObject({
    code: 'login.wrong',
  });
  const withBetter = ask('vera', better, { captcha: await solved() });
  expect(await logIn(app, withBetter, somewhere())).toMatchObject({ done: true });
});

test('a new password that is the old one, common, or typed twice differently is named', async () => {
  const player = await member('rita');
  const session = await openSession(app, player.id);
  const caller = await identify(app, session.token);
  if (caller === null || caller === 'expired') throw new Error('No session.');
  const change = (newPassword: string, confirmNewPassword = newPassword) =>
    changePassword(
      app,
      { oldPassword: right, newPassword, confirmNewPassword },
      caller,
      somewhere(),
    );
  expect(await change(right)).toMatchObject({ faults: { newPassword: { kind: 'same-password' } } });
  expect(await change('password123')).toMatchObject({
    faults: { newPassword: { kind: 'common-password' } },
  });
  expect(await change('guacamaya77roja', 'other')).toMatchObject({
    code: 'request.invalid',
    faults: { confirmNewPassword: { kind: 'confirmation' } },
  });
});

test('free play is a trial account of one’s own, where the merchant allows it', async () => {
  const off = await playFree(app, somewhere());
  expect(off).toEqual({ done: false, code: 'login.free-play-off' });
  await database
    .insertInto('whitelabel_switch')
    .values({ key: 'FREEPLAY3', enabled: true })
    .execute();
  await app.hear();
  const on = await playFree(app, somewhere());
  if (!on.done) throw new Error(on.code);
  // The mark that scripts may read says that there is no money to ask for.
  const mark = on.cookies?.find(({ name }) => name === 'signed-in');
  expect(mark).toMatchObject({ value: '1-trial', isHttpOnly: false });
  const token = on.cookies?.find(({ name }) => name === 'session')?.value ?? '';
  expect(await identify(app, token)).toMatchObject({ type: 4 });
});
