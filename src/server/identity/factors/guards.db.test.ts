import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { switchRows } from '#demo/merchant/merchant-rows.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { enter } from '../login/enter.ts';
import { logIn } from '../login/log-in.ts';
import { proveChallenge, sendChallengeCode } from '../login/prove-login.ts';
import { changePassword } from '../passwords/change-password.ts';
import { upsertCredential } from '../passwords/credential-store.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { identify } from '../sessions/identify.ts';
import { endOwn, forgetOwnDevice, listSessions } from '../sessions/own-sessions.ts';
import { proveSelf, selfProofsOf, sendCodeToSelf } from './prove-self.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const password = 'tecolote37verde';
const newPassword = 'guacamaya77roja';
const hashed = await hashPassword(password);
if (!hashed.done) throw new Error(hashed.code);
const passwordHash = hashed.value;
let count = 0;
let ana = await newPlayer(database, 'ana-guard');

beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  count += 1;
  ana = await newPlayer(database, `ana-guard${count}`);
  await give({});
});

async function give({ mustChange = false, changedAt = app.clock.now() }): Promise<void> {
  await upsertCredential(database, { playerId: ana.id, passwordHash, changedAt, mustChange });
}

const from = (network: number) => ({ ...visitor, address: `10.${network}.${count}.1` });

async function loggedIn(visit = from(1)) {
  const request = { type: 'username', client: 'program', entrance: 'site' } as const;
  const entered = await logIn(app, { ...request, username: ana.account, password }, visit);
  if (!entered.done) throw new Error(entered.code);
  return entered.value;
}

async function callerOf(token: string | null) {
  const caller = await identify(app, token ?? '');
  if (caller === null || caller === 'expired') throw new Error('No session.');
  return caller;
}

async function bind(mobile: string): Promise<void> {
  await plantProfile(app, ana.id, { mobile }, { mobile_proved_at: app.clock.now() });
}

async function codeTo(recipient: string): Promise<string> {
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .where('template', '=', 'verification-code')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}

describe('a password that has to be changed', () => {
  test('a password that was given out is named at every way in, until it is changed', async () => {
    await give({ mustChange: true });
    const { token, passwordExpired } = await loggedIn();
    expect(passwordExpired).toBe(true);
    const caller = await callerOf(token);
    expect(caller.mustChange).toBe(true);
    const other = await enter(app, { playerId: ana.id, client: 'program' }, from(2));
    expect(other.value.passwordExpired).toBe(true);
    const changed = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    expect(await changePassword(app, changed, caller, from(1))).toMatchObject({ done: true });
    expect((await callerOf(token)).mustChange).toBe(false);
    const told = (await eventsOf(database)).filter(({ topic }) => topic === ana.id);
    expect(told.map(({ kind, body }) => ({ kind, body }))).toContainEqual({
      kind: 'guard.changed',
      body: expect.objectContaining({ change: 'password-changed' }),
    });
  });

  test('PWDEXPFORCECHANGE3: one that is too old counts only where the merchant says so', async () => {
    await database.deleteFrom('whitelabel_switch').execute();
    await database.insertInto('whitelabel_switch').values(switchRows()).execute();
    const changedAt = new Date(app.clock.now().getTime() - 365 * 24 * 60 * 60_000);
    for (const enabled of [true, false]) {
      await database
        .updateTable('whitelabel_switch')
        .set({ enabled })
        .where('key', '=', 'PWDEXPFORCECHANGE3')
        .execute();
      await sql`select bump_version('content')`.execute(database);
      await app.hear();
      await give({ changedAt });
      expect((await loggedIn()).passwordExpired).toBe(enabled);
      await give({ changedAt: new Date(changedAt.getTime() + 60_000) });
      expect((await loggedIn()).passwordExpired).toBe(false);
    }
  });

  test('one’s own name is no new password', async () => {
    const { token } = await loggedIn();
    const named = { newPassword: `${ana.account}`, confirmNewPassword: ana.account };
    const changed = await changePassword(
      app,
      { oldPassword: password, ...named },
      await callerOf(token),
      from(1),
    );
    expect(changed).toMatchObject({ faults: { newPassword: { kind: 'common-password' } } });
  });
});

describe('what a new password ends', () => {
  test('a login that waits for its proof is over with the old password', async () => {
    await plantProfile(app, ana.id, { payeeName: 'Ana Luz Prieto' });
    const { token } = await loggedIn();
    const { challenge } = await loggedIn(from(2));
    const changed = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    await changePassword(app, changed, await callerOf(token), from(1));
    const proof = { way: 'payee-name', answer: 'Ana Luz Prieto' } as const;
    const challengeId = challenge?.challengeId ?? '';
    expect(await proveChallenge(app, { challengeId, ...proof }, from(2))).toMatchObject({
      code: 'login.challenge-over',
    });
  });

  test('ending a session forgets its device, and never the one that ends it', async () => {
    const first = await loggedIn(from(1));
    const second = await loggedIn(from(1));
    const caller = await callerOf(first.token);
    const devices = () =>
      database.selectFrom('known_device').select('id').where('player_id', '=', ana.id).execute();
    expect(await devices()).toHaveLength(2);
    await endOwn(app, {}, caller);
    expect(await devices()).toHaveLength(1);
    expect(await identify(app, second.token ?? '')).toBe('expired');
    const { value } = await listSessions(app, caller);
    expect(value.sessions).toMatchObject([{ isThis: true }]);
  });

  test('a device is forgotten with what is open on it; one’s own and another’s are not', async () => {
    const here = await callerOf((await loggedIn(from(1))).token);
    const there = await loggedIn(from(1));
    const { devices } = (await listSessions(app, here)).value;
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
    const own = devices.find(({ isThis }) => isThis)?.id ?? '';
    const other = devices.find(({ isThis }) => !isThis)?.id ?? '';
    const diego = await newPlayer(database, `diego-guard${count}`);
    const refused = { code: 'session.unknown' };
    expect(await forgetOwnDevice(app, { id: own }, here)).toMatchObject(refused);
    expect(await forgetOwnDevice(app, { id: other }, diego)).toMatchObject(refused);
    expect(await forgetOwnDevice(app, { id: other }, here)).toMatchObject({ done: true });
    expect(await identify(app, there.token ?? '')).toBe('expired');
    expect((await listSessions(app, here)).value.devices).toHaveLength(1);
  });

  test('where every device was forgotten, the next one is a new place and not the first', async () => {
    await bind(`+5730177000${count}0`);
    await loggedIn(from(1));
    await database.deleteFrom('known_device').where('player_id', '=', ana.id).execute();
    expect((await loggedIn(from(1))).challenge).not.toBeNull();
  });

  test('open sockets learn that their session has ended', async () => {
    await loggedIn(from(1));
    const { token } = await loggedIn(from(1));
    await endOwn(app, {}, await callerOf(token));
    const told = (await eventsOf(database)).filter(({ topic }) => topic === ana.id);
    expect(told.map(({ kind }) => kind)).toContain('session.ended');
  });
});

describe('codes and proofs', () => {
  test('where there is a password, a code to the phone that lies here proves nobody', async () => {
    await bind(`+5730178000${count}0`);
    expect((await selfProofsOf(app, ana)).value.ways).toEqual([{ way: 'password', hint: '' }]);
    expect(await proveSelf(app, ana, { way: 'sms', answer: '123456' })).toMatchObject({
      code: 'login.proof-wrong',
    });
  });

  test('a code of the settings does not finish a login, and one login’s not another’s', async () => {
    const mobile = `+5730179000${count}0`;
    await loggedIn(from(1));
    await bind(mobile);
    await database.deleteFrom('credential').where('player_id', '=', ana.id).execute();
    await sendCodeToSelf(app, ana, { way: 'sms' }, from(1));
    const ofSettings = await codeTo(mobile);
    await give({});
    const mine = (await loggedIn(from(2))).challenge?.challengeId ?? '';
    const theirs = (await loggedIn(from(3))).challenge?.challengeId ?? '';
    const prove = (challengeId: string, answer: string) =>
      proveChallenge(app, { challengeId, way: 'sms', answer }, from(2));
    expect(await prove(theirs, ofSettings)).toMatchObject({ code: 'code.invalid' });
    await database.deleteFrom('message_pace').execute();
    await sendChallengeCode(app, { challengeId: mine, way: 'sms' }, from(2));
    const ofLogin = await codeTo(mobile);
    expect(await prove(theirs, ofLogin)).toMatchObject({ code: 'code.invalid' });
    expect(await prove(mine, ofLogin)).toMatchObject({ done: true });
  });
});

describe('going away', () => {
  test('G-IDLE: a socket that comes back by itself keeps nobody logged in', async () => {
    const { token } = await loggedIn();
    app.clock.set('2026-11-21T12:29:00Z');
    expect(await identify(app, token ?? '', false)).toMatchObject({ id: ana.id });
    app.clock.set('2026-11-21T12:30:00Z');
    expect(await identify(app, token ?? '', false)).toBe('expired');
  });

  test('G-LAST: new devices by the dozen send three notices an hour', async () => {
    await bind(`+5730176000${count}0`);
    const enterFrom = (network: number) =>
      enter(app, { playerId: ana.id, client: 'program' }, from(network));
    for (let network = 1; network <= 12; network += 1) await enterFrom(network);
    const sent = await database
      .selectFrom('outbox')
      .select('id')
      .where('player_id', '=', ana.id)
      .where('template', '=', 'new-device')
      .execute();
    expect(sent).toHaveLength(3);
    const told = (await eventsOf(database)).filter(({ topic }) => topic === ana.id);
    expect(told.filter(({ kind }) => kind === 'device.new')).toHaveLength(11);
  });

  test('sessions long over are deleted by those who come', async () => {
    await database.deleteFrom('session').execute();
    await loggedIn();
    app.clock.set('2026-11-29T12:00:01Z');
    await loggedIn();
    const kept = await database
      .selectFrom('session')
      .select('id')
      .where('player_id', '=', ana.id)
      .execute();
    expect(kept).toHaveLength(1);
  });
});
