import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';
import { addOwn } from '../passkeys/own-passkeys.ts';
import { beginProof, proveOwn } from '../passkeys/prove-by-passkey.ts';
import { insertChallenge } from '../passkeys/store.ts';
import { upsertCredential } from '../passwords/credential-store.ts';
import { sendCodeToSelf } from './prove-self.ts';
import { proveStrongly, strongProofsOf } from './prove-strongly.ts';
import { setConfirmed, upsertUnconfirmed } from './totp-store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const password = 'tecolote37verde';
const passwordHash = await quickHash(password);
const byPassword = { way: 'password', answer: password } as const;
let made = 0;
let ana: Player;

beforeEach(async () => {
  made += 1;
  ana = await newPlayer(database, `ana-strong${made}`);
  const changedAt = app.clock.now();
  const born = { created_at: hoursAgo(1_000) };
  await database.updateTable('player').set(born).where('id', '=', ana.id).execute();
  await upsertCredential(database, {
    playerId: ana.id,
    passwordHash,
    changedAt,
    mustChange: false,
  });
});

const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);

async function bind(since = hoursAgo(25)): Promise<string> {
  const mobile = `+57301660000${made}`;
  await plantProfile(app, ana.id, { mobile }, { mobile_proved_at: since });
  return mobile;
}

async function addPasskey() {
  const device = softAuthenticator({ origin: 'https://play.example', rpId: 'play.example' });
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await insertChallenge(database, { challenge: `make${made}`, playerId: ana.id, expiresAt, now });
  const added = { made: device.make(`make${made}`), proof: byPassword };
  expect(await addOwn(app, added, ana, visitor)).toMatchObject({ done: true });
  return device;
}

async function proofBy(device: Awaited<ReturnType<typeof addPasskey>>) {
  const begun = await beginProof(app, ana, visitor);
  if (!begun.done) throw new Error(begun.code);
  const asserted = device.sign(String(begun.value.options.challenge), 'handle');
  const proved = await proveOwn(app, { asserted }, ana, visitor);
  if (!proved.done) throw new Error(proved.code);
  return { way: 'passkey', answer: proved.value.answer } as const;
}

/** As if all their passkeys had been added so long ago. */
const agePasskeys = (hours: number) =>
  database
    .updateTable('passkey')
    .set({ created_at: hoursAgo(hours) })
    .where('player_id', '=', ana.id)
    .execute();

async function codeTo(recipient: string): Promise<string> {
  await sendCodeToSelf(app, ana, { way: 'sms' }, visitor);
  const { rows } = await sql<{ body: string }>`
    select body from outbox where recipient = ${recipient} order by created_at desc limit 1`.execute(
    database,
  );
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

test('who can be reached nowhere proves it by the password', async () => {
  expect((await strongProofsOf(app, ana)).value).toEqual({
    ways: [{ way: 'password', hint: '' }],
    second: [],
  });
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject({ done: true });
});

test('G-MFA: where a code can be sent, a password alone proves nobody, nor does a code alone', async () => {
  const mobile = await bind();
  expect((await strongProofsOf(app, ana)).value).toMatchObject({
    ways: [{ way: 'password' }],
    second: [{ way: 'sms' }],
  });
  const wrong = { done: false, code: 'login.proof-wrong' };
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject(wrong);
  const second = { way: 'sms', answer: await codeTo(mobile) } as const;
  expect(await proveStrongly(app, ana, second)).toMatchObject(wrong);
  const elsewhere = { ...second, way: 'email' } as const;
  expect(await proveStrongly(app, ana, { ...byPassword, second: elsewhere })).toMatchObject(wrong);
  const guessed = { ...second, answer: second.answer === '000000' ? '111111' : '000000' };
  expect(await proveStrongly(app, ana, { ...byPassword, second: guessed })).toMatchObject({
    code: 'code.invalid',
  });
  // A wrong password costs no code.
  const mistyped = { way: 'password', answer: 'not this one', second } as const;
  expect(await proveStrongly(app, ana, mistyped)).toMatchObject({ code: 'login.wrong' });
  expect(await proveStrongly(app, ana, { ...byPassword, second })).toMatchObject({ done: true });
  expect((await proveStrongly(app, ana, { ...byPassword, second })).done).toBe(false);
});

test.each(['with a password', 'without one'])(
  'where there is a passkey, nothing weaker will do: %s',
  async (which) => {
    await bind();
    const device = await addPasskey();
    await agePasskeys(25);
    if (which === 'without one') {
      await database.deleteFrom('credential').where('player_id', '=', ana.id).execute();
    }
    expect((await strongProofsOf(app, ana)).value).toEqual({
      ways: [{ way: 'passkey', hint: '' }],
      second: [],
    });
    expect(await proveStrongly(app, ana, byPassword)).toMatchObject({
      code: 'login.proof-wrong',
    });
    const proof = await proofBy(device);
    expect(await proveStrongly(app, ana, proof)).toMatchObject({ done: true });
    expect(await proveStrongly(app, ana, proof)).toMatchObject({ code: 'login.proof-wrong' });
  },
);

describe('a thief who has read the password', () => {
  test('binds a passkey of their own, and still needs the owner’s phone', async () => {
    const mobile = await bind();
    const device = await addPasskey();
    expect((await strongProofsOf(app, ana)).value).toMatchObject({
      ways: [{ way: 'password' }],
      second: [{ way: 'sms' }],
    });
    const wrong = { code: 'login.proof-wrong' };
    expect(await proveStrongly(app, ana, await proofBy(device))).toMatchObject(wrong);
    expect(await proveStrongly(app, ana, byPassword)).toMatchObject(wrong);
    const second = { way: 'sms', answer: await codeTo(mobile) } as const;
    expect(await proveStrongly(app, ana, { ...byPassword, second })).toMatchObject({
      done: true,
    });
  });

  test('adds one beside the owner’s, and theirs does not do', async () => {
    const own = await addPasskey();
    await agePasskeys(25);
    made += 1;
    const theirs = await addPasskey();
    const wrong = { code: 'login.proof-wrong' };
    expect(await proveStrongly(app, ana, await proofBy(theirs))).toMatchObject(wrong);
    expect(await proveStrongly(app, ana, await proofBy(own))).toMatchObject({ done: true });
  });

  test('sets up an authenticator, and it proves nothing for a day', async () => {
    await bind();
    const sealed = { playerId: ana.id, sealedSecret: 'sealed', now: app.clock.now() };
    await upsertUnconfirmed(database, sealed);
    await setConfirmed(database, ana.id, hoursAgo(1));
    expect((await strongProofsOf(app, ana)).value).toMatchObject({
      ways: [{ way: 'password' }],
      second: [{ way: 'sms' }],
    });
    await setConfirmed(database, ana.id, hoursAgo(25));
    expect((await strongProofsOf(app, ana)).value).toMatchObject({
      ways: [{ way: 'authenticator' }, { way: 'recovery-code' }],
    });
  });

  test('puts a number of their own in place of the owner’s, and waits', async () => {
    await bind();
    const mobile = await bind(hoursAgo(1));
    const second = { way: 'sms', answer: await codeTo(mobile) } as const;
    const waits = { code: 'payout.rests' };
    expect(await proveStrongly(app, ana, { ...byPassword, second })).toMatchObject(waits);
    expect(await proveStrongly(app, ana, byPassword)).toMatchObject(waits);
  });
});

test('what somebody registered with needs no rest', async () => {
  await database
    .updateTable('player')
    .set({ created_at: hoursAgo(1) })
    .where('id', '=', ana.id)
    .execute();
  await bind(hoursAgo(1));
  expect((await strongProofsOf(app, ana)).value).toMatchObject({ second: [{ way: 'sms' }] });
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject({ code: 'login.proof-wrong' });
});
