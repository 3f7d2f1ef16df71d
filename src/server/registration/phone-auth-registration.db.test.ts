import { parse } from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Registration, registration } from '#contract/register.ts';
import { registerFieldRows, switchRows } from '#demo/merchant/merchant-rows.ts';
import { refuse } from '#server/kernel/answer.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import { openAccount } from './register.ts';
import { sendRegisterCode } from './send-register-code.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const phoneAuth = openPhoneAuth(app);
afterAll(phoneAuth.close);
const on = ['PHONEAUTHREG3', 'REGMOBVERF3'];
const switches = switchRows().map((row) => ({
  ...row,
  enabled: row.enabled || on.includes(row.key),
}));
await database.insertInto('register_field').values(registerFieldRows()).execute();
await database.insertInto('whitelabel_switch').values(switches).execute();
await app.hear();
const password = 'tecolote37verde';
let visits = 0;

beforeEach(() => app.clock.set('2026-11-23T12:00:00Z'));

function somewhere() {
  visits += 1;
  return { ...visitor, address: `10.9.0.${visits}` };
}

function send(mobileNo: string, port: PhoneAuth = phoneAuth) {
  const request = { mobileNo, countryDialingCode: '57', humanCheck: 'done' };
  return sendRegisterCode(app, port, request, somewhere());
}

async function sent(mobileNo: string) {
  const outcome = await send(mobileNo);
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', `+57${mobileNo}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const verificationCode = /\d{6}/.exec(body ?? '')?.[0] ?? '';
  return { phoneSession: outcome.value.phoneSession ?? '', verificationCode };
}

function open(by: 'username' | 'mobile', typed: Partial<Registration>, port = phoneAuth) {
  const common = { password, confirmPassword: password, terms: true, client: 'program' };
  const request = parse(registration, { ...common, countryDialingCode: '57', ...typed });
  return openAccount(app, port, by, request, somewhere(), async () => null);
}

const isProved = async (account: string) => {
  const row = await database
    .selectFrom('player')
    .innerJoin('profile', 'profile.player_id', 'player.id')
    .select('mobile_proved_at')
    .where('account', '=', account)
    .executeTakeFirst();
  return row && row.mobile_proved_at !== null;
};

test('the number that the service confirms opens an account, and is proved', async () => {
  const proof = await sent('3105560001');
  expect(proof.phoneSession).not.toBe('');
  const opened = await open('mobile', { mobileNum: '310 556 0001', ...proof });
  expect(opened).toMatchObject({ done: true });
  expect(await isProved('573105560001')).toBe(true);
});

test('a code for a number of one’s own proves nobody else’s', async () => {
  const own = await sent('3105560002');
  expect(await open('mobile', { mobileNum: '3105560003', ...own })).toEqual(
    refuse('phone-auth.invalid-code'),
  );
  expect(await isProved('573105560003')).toBeUndefined();
});

test('a wrong code, and one without its session, open nothing', async () => {
  const { phoneSession, verificationCode } = await sent('3105560004');
  const other = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0');
  const typed = { mobileNum: '3105560004' };
  const wrong = refuse('phone-auth.invalid-code');
  expect(await open('mobile', { ...typed, phoneSession, verificationCode: other })).toEqual(wrong);
  expect(await open('mobile', { ...typed, verificationCode })).toEqual(wrong);
  expect(await isProved('573105560004')).toBeUndefined();
});

test('a user name that is taken leaves the code good for another', async () => {
  expect(await open('username', { username: 'tomada01' })).toMatchObject({ done: true });
  const typed = { mobileNum: '3105560005', ...(await sent('3105560005')) };
  expect(await open('username', { username: 'Tomada01', ...typed })).toMatchObject({
    faults: { username: { kind: 'taken' } },
  });
  expect(await open('username', { username: 'tomada02', ...typed })).toMatchObject({ done: true });
  expect(await isProved('tomada02')).toBe(true);
});

test('a number that somebody has proved opens no second account', async () => {
  const first = await sent('3105560006');
  expect(await open('mobile', { mobileNum: '3105560006', ...first })).toMatchObject({ done: true });
  await database.deleteFrom('message_pace').execute();
  const second = await sent('3105560006');
  expect(
    await open('username', { username: 'segunda1', mobileNum: '3105560006', ...second }),
  ).toMatchObject({ faults: { mobileNum: { kind: 'taken' } } });
});

test('what the service refuses is answered as it is', async () => {
  const refusing: PhoneAuth = {
    start: async () => refuse('phone-auth.quota-exceeded'),
    confirm: async () => refuse('phone-auth.code-expired'),
    close: async () => undefined,
  };
  expect(await send('3105560007', refusing)).toEqual(refuse('phone-auth.quota-exceeded'));
  const typed = { mobileNum: '3105560007', phoneSession: 'x', verificationCode: '123456' };
  expect(await open('mobile', typed, refusing)).toEqual(refuse('phone-auth.code-expired'));
});
