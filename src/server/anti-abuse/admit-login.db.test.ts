import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { admitLogin, type LoginAttemptOf } from './admit-login.ts';
import { rememberCaptcha } from './issue-captcha.ts';
import { clearFailures } from './throttle.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const given = testApp(database);
/** A merchant who wants a captcha after the first failure. */
const app = { ...given, settings: { ...given.settings, captchaAfter: 1 } };
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number) => app.clock.set(new Date(start + minutes * 60_000).toISOString());
let hosts = 0;

/** An address that nobody has failed from. */
function newAddress(): string {
  hosts += 1;
  return `10.${hosts >> 16}.${(hosts >> 8) & 255}.${hosts & 255}`;
}

async function withCaptcha(attempt: LoginAttemptOf): Promise<LoginAttemptOf> {
  const captchaId = await rememberCaptcha(app, 'ACE37');
  return { ...attempt, captcha: { captchaId, answer: 'ACE37' } };
}

/** One wrong password with the captcha solved; the code that refused it, or what its failure answered. */
async function fail(attempt: Partial<LoginAttemptOf> & { account: string }) {
  const admitted = await admitLogin(app, await withCaptcha({ address: newAddress(), ...attempt }));
  return admitted.done ? admitted.failed() : admitted;
}

test('after as many failures as the merchant lets pass a captcha is wanted, from wherever', async () => {
  at(0);
  const first = await admitLogin(app, { account: 'ana', address: newAddress() });
  expect(first.done && first.failed()).toEqual({ needsCaptcha: true, lockedUntil: null });
  const second = { account: 'Ana ', address: newAddress() };
  expect(await admitLogin(app, second)).toEqual({ done: false, code: 'captcha.missing' });
  const captchaId = await rememberCaptcha(app, 'ACE37');
  const wrong = { ...second, captcha: { captchaId, answer: 'XXXXX' } };
  expect(await admitLogin(app, wrong)).toEqual({ done: false, code: 'captcha.wrong' });
  expect(await admitLogin(app, await withCaptcha(second))).toMatchObject({ done: true });
});

test('by default two failures of an account are free of one', async () => {
  at(0);
  const attempt = () => admitLogin(given, { account: 'twice-free', address: newAddress() });
  const first = await attempt();
  expect(first.done && first.failed()).toEqual({ needsCaptcha: false, lockedUntil: null });
  const second = await attempt();
  expect(second.done && second.failed()).toEqual({ needsCaptcha: true, lockedUntil: null });
  expect(await attempt()).toEqual({ done: false, code: 'captcha.missing' });
});

test('what neighbours mistype costs nothing; the fifth failure of an address wants a captcha of all', async () => {
  at(0);
  const address = newAddress();
  for (const account of ['n1', 'n2', 'n3', 'n4']) await fail({ account, address });
  expect(await admitLogin(app, { account: 'n5', address })).toMatchObject({ done: true });
  const other = await admitLogin(app, { account: 'another', address });
  expect(other).toEqual({ done: false, code: 'captcha.missing' });
});

test('G-LOCK: three failures lock the account for fifteen minutes, and its owner is notified once', async () => {
  at(0);
  const told = [await fail({ account: 'bea' }), await fail({ account: 'bea' })];
  expect(told).toEqual([
    { needsCaptcha: true, lockedUntil: null },
    { needsCaptcha: true, lockedUntil: null },
  ]);
  expect(await fail({ account: 'bea' })).toEqual({
    needsCaptcha: true,
    lockedUntil: new Date(start + 15 * 60_000),
  });
  at(5);
  expect(await fail({ account: 'BEA' })).toEqual({
    done: false,
    code: 'login.locked',
    retryAfterSeconds: 600,
  });
  at(15);
  expect(await fail({ account: 'bea' })).toEqual({ needsCaptcha: true, lockedUntil: null });
});

test('a login that succeeds forgets its account’s failures and leaves the address the others', async () => {
  at(0);
  const address = newAddress();
  for (const account of ['carla', 'c2', 'c3', 'c4', 'c5']) await fail({ account, address });
  const right = await admitLogin(app, await withCaptcha({ account: 'carla', address }));
  if (right.done) await right.succeeded();
  expect(await fail({ account: 'carla' })).toEqual({ needsCaptcha: true, lockedUntil: null });
  const next = await admitLogin(app, { account: 'nobody-yet', address });
  expect(next).toEqual({ done: false, code: 'captcha.missing' });
});

test('what was never compared counts for nobody', async () => {
  at(0);
  const address = newAddress();
  const admitted = await admitLogin(app, { account: 'dora', address });
  if (admitted.done) await admitted.notTried();
  expect(await admitLogin(app, { account: 'dora', address })).toMatchObject({ done: true });
});

test('of two hundred wrong guesses at once three are let through', async () => {
  at(0);
  const guesses = await Promise.all(Array.from({ length: 200 }, () => fail({ account: 'eva' })));
  expect(guesses.filter((guess) => 'needsCaptcha' in guess)).toHaveLength(3);
  expect(guesses.filter((guess) => 'lockedUntil' in guess && guess.lockedUntil)).toHaveLength(1);
});

test('without captchas it is one', async () => {
  at(0);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, () => admitLogin(app, { account: 'fina', address: newAddress() })),
  );
  expect(guesses.filter(({ done }) => done)).toHaveLength(1);
});

test('one address that goes through names is stopped long before it has locked many', async () => {
  at(0);
  const address = newAddress();
  const codes = [];
  for (let index = 0; index < 60; index += 1) {
    codes.push(await fail({ account: `victim-${Math.floor(index / 3)}`, address }));
  }
  expect(codes.filter((code) => 'needsCaptcha' in code)).toHaveLength(20);
  expect(codes.at(-1)).toEqual({ done: false, code: 'request.too-many', retryAfterSeconds: 30 });
  // The seventh had two of its three before the address was stopped, the eighth none.
  expect(await fail({ account: 'victim-7' })).toEqual({ needsCaptcha: true, lockedUntil: null });
});

test('a stranger who locks an account does not keep its owner’s own device out', async () => {
  at(0);
  for (let index = 0; index < 3; index += 1) await fail({ account: 'gala' });
  expect(await fail({ account: 'gala' })).toMatchObject({ code: 'login.locked' });
  const own = { account: 'gala', address: newAddress(), knownDevice: 'phone' };
  const admitted = await admitLogin(app, own);
  expect(admitted.done).toBe(true);
  for (let index = 0; index < 2; index += 1) await fail(own);
  expect(await fail(own)).toMatchObject({ code: 'login.locked' });
});

test('each way of writing a name is the same account', async () => {
  at(0);
  for (const account of ['hilda', 'HILDA', 'ｈｉｌｄａ']) await fail({ account });
  expect(await fail({ account: ' hilda' })).toMatchObject({ code: 'login.locked' });
  await clearFailures(app, { rule: 'login-account', key: '\nhilda' });
  expect(await fail({ account: 'hilda' })).toMatchObject({ needsCaptcha: true });
});
