import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { phoneAuthLogin } from '#contract/phone-auth.ts';
import { switchRows } from '#demo/merchant/merchant-rows.ts';
import { refuse } from '#server/kernel/answer.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import type { PhoneAuth, PhoneAuthRefusal } from '#server/ports/phone-auth/phone-auth.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { identify } from '../sessions/identify.ts';
import { logInByPhoneAuth, sendByService } from './log-in-by-phone-auth.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const phoneAuth = openPhoneAuth(app);
afterAll(phoneAuth.close);
await database.insertInto('whitelabel_switch').values(switchRows()).execute();
await sql`select bump_version('content')`.execute(database);
await app.hear();
let hosts = 0;

beforeEach(() => app.clock.set('2026-11-21T12:00:00Z'));

/** From an address of one's own: wrong codes are counted by it. */
function somewhere() {
  hosts += 1;
  return { ...visitor, address: `10.3.0.${hosts}` };
}

async function memberWith(mobile: string, type = 0) {
  const player = await newPlayer(database, `tel${mobile.slice(-4)}`, type);
  const now = app.clock.now();
  await plantProfile(app, player.id, { mobile }, { mobile_proved_at: now });
  return player;
}

const send = (mobileNum: string, port: PhoneAuth = phoneAuth) =>
  sendByService(
    app,
    port,
    { mobileNum, countryDialingCode: '57', humanCheck: 'done' },
    somewhere(),
  );

async function sent(mobileNum: string) {
  const outcome = await send(mobileNum);
  if (!outcome.done) throw new Error(outcome.code);
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', `+57${mobileNum}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...outcome.value, code: /\d{6}/.exec(body ?? '')?.[0] ?? '' };
}

const enterBy = (phoneSession: string, verificationCode: string, more: object = {}) =>
  logInByPhoneAuth(
    app,
    phoneAuth,
    {
      type: 'firebase',
      phoneSession,
      verificationCode,
      entrance: 'site',
      client: 'program',
      ...more,
    },
    somewhere(),
  );

test('a code that the service sent opens the account of its number, once', async () => {
  const player = await memberWith('+573101230001');
  const { phoneSession, code, expiredMinutes } = await sent('3101230001');
  expect(expiredMinutes).toBe(1);
  const opened = await enterBy(phoneSession, code);
  if (!opened.done) throw new Error(opened.code);
  expect(await identify(app, opened.value.token ?? '')).toMatchObject({ id: player.id });
  expect(await enterBy(phoneSession, code)).toMatchObject({ code: 'phone-auth.invalid-code' });
});

test('a wrong code, one of another session and one for a number that nobody has open nothing', async () => {
  await memberWith('+573101230002');
  const hers = await sent('3101230002');
  const nobodys = await sent('3101230003');
  const wrong = { done: false, code: 'phone-auth.invalid-code' };
  const other = String((Number(hers.code) + 1) % 1_000_000).padStart(6, '0');
  expect(await enterBy(hers.phoneSession, other)).toEqual(wrong);
  expect(await enterBy('invented', hers.code)).toEqual(wrong);
  expect(await enterBy('', '')).toEqual(wrong);
  expect(await enterBy(nobodys.phoneSession, nobodys.code)).toEqual(wrong);
  app.clock.set('2026-11-21T12:01:00Z');
  expect(await enterBy(hers.phoneSession, hers.code)).toEqual({
    done: false,
    code: 'phone-auth.code-expired',
  });
});

test('a number that is missing or none is refused before the service is asked', async () => {
  const unasked: PhoneAuth = {
    start: () => Promise.reject(new Error('It was asked.')),
    confirm: () => Promise.reject(new Error('It was asked.')),
    close: async () => undefined,
  };
  expect(await send(' ', unasked)).toMatchObject({ code: 'phone-auth.missing-number' });
  expect(await send('12', unasked)).toMatchObject({ code: 'phone-auth.invalid-number' });
});

const catalogue = phoneAuthLogin.refuses.filter((code): code is PhoneAuthRefusal =>
  code.startsWith('phone-auth.'),
);

test.each(catalogue)(
  'a refusal of the service with %s reaches the player as it is',
  async (code) => {
    const refusing: PhoneAuth = {
      start: async () => refuse(code),
      confirm: async () => refuse(code),
      close: async () => undefined,
    };
    hosts += 1;
    expect(await send(`31045678${10 + hosts}`, refusing)).toMatchObject({ code });
    const typed = { phoneSession: 'x', verificationCode: '1', client: 'program' } as const;
    const request = { ...typed, type: 'firebase', entrance: 'site' } as const;
    expect(await logInByPhoneAuth(app, refusing, request, somewhere())).toMatchObject({ code });
  },
);

test('agents have their own entrance, and who goes on guessing has to wait', async () => {
  await memberWith('+573101230007');
  const { phoneSession, code } = await sent('3101230007');
  expect(await enterBy(phoneSession, code, { entrance: 'agent' })).toMatchObject({
    code: 'login.not-agent',
  });
  const here = somewhere();
  const typed = { verificationCode: '1', client: 'program', entrance: 'site' } as const;
  const request = { ...typed, type: 'firebase', phoneSession: 'x' } as const;
  for (let guess = 0; guess < 15; guess += 1) {
    await logInByPhoneAuth(app, phoneAuth, request, here);
  }
  expect(await logInByPhoneAuth(app, phoneAuth, request, here)).toMatchObject({
    code: 'request.too-many',
  });
});

test('where the merchant has it off, nothing is sent and nobody comes in by it', async () => {
  await database
    .updateTable('whitelabel_switch')
    .set({ enabled: false })
    .where('key', '=', 'PHONEAUTHLOGIN3')
    .execute();
  await sql`select bump_version('content')`.execute(database);
  await app.hear();
  expect(await send('3101230009')).toMatchObject({ code: 'login.phone-auth-off' });
  expect(await enterBy('x', '1')).toMatchObject({ code: 'login.phone-auth-off' });
});
