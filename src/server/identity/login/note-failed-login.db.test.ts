import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { switchRows } from '#demo/merchant/merchant-rows.ts';
import type { CommandContext } from '#server/commands/site/site-command.ts';
import { parseSiteCommand } from '#server/commands/site/site-commands.ts';
import { refuse, type Visit } from '#server/kernel/answer.ts';
import { verifyAudit } from '#server/operator/audit.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';
import { beginLogin, logInByPasskey } from '../passkeys/log-in-by-passkey.ts';
import { insertPasskey, keepHandle } from '../passkeys/store.ts';
import { givePassword } from '../passwords/give-password.ts';
import { enter } from './enter.ts';
import { logIn } from './log-in.ts';
import { logInByPhoneAuth } from './log-in-by-phone-auth.ts';
import { openDoor } from './open-door.ts';
import { proveChallenge } from './prove-login.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await database.insertInto('whitelabel_switch').values(switchRows()).execute();
const ask = (username: string, password: string) =>
  ({ type: 'username', username, password, entrance: 'site', client: 'browser' }) as const;

test('G-EVENTS: a failed login is logged for good, by the account’s number and digests, and shown by a command', async () => {
  const player = await newPlayer(database, 'luciernaga');
  await givePassword(app, ['luciernaga'], 'tecolote-37-verde');
  const visit = { ...visitor, address: '10.11.12.13' };
  await logIn(app, ask('luciernaga', 'wrong'), visit);
  await logIn(app, ask('nobody-of-ours', 'wrong'), visit);
  await logIn(app, ask('luciernaga', 'tecolote-37-verde'), visit);
  const lines = await database
    .selectFrom('operator_audit')
    .select(['operator_name', 'subject', 'detail'])
    .where('action', '=', 'login.failed')
    .orderBy('id')
    .execute();
  const digest = expect.stringMatching(/^[A-Za-z0-9_-]{22}$/);
  const detail = { way: 'password', from: digest, name: digest };
  expect(lines).toEqual([
    { operator_name: 'gateway', subject: `player:${player.id}`, detail },
    { operator_name: 'gateway', subject: expect.stringMatching(/^name:.{22}$/), detail },
  ]);
  const [hers, nobodys] = lines.map((line) => line.detail as unknown as Record<string, string>);
  expect(hers?.from).toBe(nobodys?.from);
  expect(hers?.name).not.toBe(nobodys?.name);
  expect(await verifyAudit(database)).toMatchObject({ broken: [] });
  const said = async (...words: string[]) => {
    const command = parseSiteCommand(['audit', ...words], new Date());
    if (command === 'help') throw new Error('It is no command.');
    return command.run(app as unknown as CommandContext);
  };
  const all = await said('login.failed');
  expect(all.split('\n')).toHaveLength(2);
  for (const personal of ['luciernaga', 'nobody-of-ours', '10.11.12.13']) {
    expect(all).not.toContain(personal);
  }
  const own = await said(`player:${player.id}`);
  expect(own).toContain('login.failed');
  expect(own.split('\n')).toHaveLength(1);
  expect(await said('win.large')).toBe('Nothing.');
});

const entering = { entrance: 'site', client: 'program' } as const;

/** Each answers how to try a wrong proof, as often as one likes. */
const wrongTries = {
  password: async (visit: Visit) => () => logIn(app, ask('nobody-here', 'wrong'), visit),
  sms: async (visit: Visit) => () => {
    const typed = { mobileNum: '3101239999', countryDialingCode: '57', verificationCode: '000000' };
    return logIn(app, { ...entering, type: 'sms', ...typed }, visit);
  },
  'phone-auth': async (visit: Visit) => () => {
    const service: PhoneAuth = {
      start: () => Promise.reject(new Error('It was asked.')),
      confirm: async () => refuse('phone-auth.invalid-code'),
      close: async () => undefined,
    };
    const typed = { type: 'firebase', phoneSession: 'x', verificationCode: '1' } as const;
    return logInByPhoneAuth(app, service, { ...entering, ...typed }, visit);
  },
  passkey: async (visit: Visit) => {
    const { id: playerId } = await newPlayer(database, 'with-key');
    const handle = await keepHandle(database, playerId, Buffer.alloc(32, 7));
    const device = softAuthenticator({ origin: 'https://play.example', rpId: 'play.example' });
    const key = { publicKey: Buffer.alloc(32), counter: 0, transports: [], name: 'phone' };
    await insertPasskey(database, { id: device.id, playerId, ...key, now: app.clock.now() });
    const { challenge } = (await beginLogin(app, visit)).value.options;
    const asserted = device.sign(challenge, handle.toString('base64url'));
    return () => logInByPasskey(app, { ...entering, asserted }, visit);
  },
  'second-proof': async (visit: Visit) => {
    const { id: playerId } = await newPlayer(database, 'elsewhere');
    await plantProfile(
      app,
      playerId,
      { mobile: '+573005559999' },
      { mobile_proved_at: new Date() },
    );
    await enter(app, { playerId, client: 'browser' }, visitor);
    const { value } = await openDoor(app, { playerId, client: 'program' }, visit);
    const challengeId = value.challenge?.challengeId ?? '';
    return () => proveChallenge(app, { challengeId, way: 'sms', answer: '000000' }, visit);
  },
};
const ways = Object.keys(wrongTries) as (keyof typeof wrongTries)[];

const countOf = async (way: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from operator_audit
    where action = 'login.failed' and detail->>'way' = ${way}`.execute(database);
  return rows[0]?.count ?? 0;
};

test.each(ways)(
  'G-EVENTS: a wrong %s is a line, and what a throttle refuses is none',
  async (way) => {
    const visit = { ...visitor, address: `10.20.${ways.indexOf(way)}.1` };
    const attempt = await wrongTries[way](visit);
    const before = await countOf(way);
    const codes: string[] = [];
    for (let guess = 0; guess < 25; guess += 1) {
      const tried = await attempt();
      if (!tried.done) codes.push(tried.code);
    }
    const [wrong] = codes;
    const looked = codes.filter((code) => code === wrong).length;
    expect(codes).toHaveLength(25);
    expect(looked).toBeLessThan(25);
    expect((await countOf(way)) - before).toBe(looked);
  },
);

test('a passkey that nobody has here is no line', async () => {
  const visit = { ...visitor, address: '10.21.0.1' };
  const device = softAuthenticator({ origin: 'https://play.example', rpId: 'play.example' });
  const { challenge } = (await beginLogin(app, visit)).value.options;
  const before = await countOf('passkey');
  const asserted = device.sign(challenge, 'handle');
  expect(await logInByPasskey(app, { ...entering, asserted }, visit)).toMatchObject({
    code: 'passkey.refused',
  });
  expect(await countOf('passkey')).toBe(before);
});
