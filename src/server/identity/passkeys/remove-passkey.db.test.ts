import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';
import { removeOwn as removeAuthenticator } from '../factors/own-authenticator.ts';
import { proofsForRemoval } from '../factors/prove-removal.ts';
import { sendCodeToSelf } from '../factors/prove-self.ts';
import { proveStrongly } from '../factors/prove-strongly.ts';
import { writeRecoveryCodes } from '../factors/recovery-codes-proof.ts';
import { setConfirmed, upsertUnconfirmed } from '../factors/totp-store.ts';
import { givePassword } from '../passwords/give-password.ts';
import { addOwn, listPasskeys, removeOwn } from './own-passkeys.ts';
import { beginProof, proveOwn } from './prove-by-passkey.ts';
import { insertChallenge } from './store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const password = 'tecolote37verde';
const byPassword = { way: 'password', answer: password } as const;
const wrong = { done: false, code: 'login.proof-wrong' };
let made = 0;
let ana: Player;

const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000);

beforeEach(async () => {
  made += 1;
  ana = await newPlayer(database, `ana-removes${made}`);
  const born = { created_at: hoursAgo(1_000) };
  await database.updateTable('player').set(born).where('id', '=', ana.id).execute();
  await givePassword(app, [ana.account], password);
});

async function addKey(since = hoursAgo(500)) {
  made += 1;
  const device = softAuthenticator({ origin: 'https://play.example', rpId: 'play.example' });
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await insertChallenge(database, { challenge: `make${made}`, playerId: ana.id, expiresAt, now });
  const added = await addOwn(app, { made: device.make(`make${made}`) }, ana, visitor);
  expect(added).toMatchObject({ done: true });
  const age = { created_at: since };
  await database.updateTable('passkey').set(age).where('id', '=', device.id).execute();
  return device;
}

async function proofBy(device: Awaited<ReturnType<typeof addKey>>) {
  const begun = await beginProof(app, ana, visitor);
  if (!begun.done) throw new Error(begun.code);
  const asserted = device.sign(String(begun.value.options.challenge), 'handle');
  const proved = await proveOwn(app, { asserted }, ana, visitor);
  if (!proved.done) throw new Error(proved.code);
  return { way: 'passkey', answer: proved.value.answer } as const;
}

async function bindMobile(): Promise<string> {
  const mobile = `+5730177${String(made).padStart(5, '0')}`;
  await plantProfile(app, ana.id, { mobile }, { mobile_proved_at: hoursAgo(500) });
  return mobile;
}

async function codeTo(recipient: string): Promise<string> {
  await sendCodeToSelf(app, ana, { way: 'sms' }, visitor);
  const { rows } = await sql<{ body: string }>`
    select body from outbox where recipient = ${recipient} order by created_at desc limit 1`.execute(
    database,
  );
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

const remove = (id: string, proof: Parameters<typeof removeOwn>[1]['proof']) =>
  removeOwn(app, { id, proof }, ana, visitor);
const keysLeft = async () => (await listPasskeys(app, ana)).value.passkeys.map(({ id }) => id);

async function toldInside(): Promise<string[]> {
  const told = await database
    .selectFrom('player_message')
    .select('template')
    .where('player_id', '=', ana.id)
    .orderBy('id')
    .execute();
  return told.map(({ template }) => template ?? '');
}

test('G-MFA: of two passkeys neither goes by the password alone', async () => {
  const [old, other] = [await addKey(), await addKey()];
  const asked = (await proofsForRemoval(app, ana, old.id)).value;
  expect(asked).toEqual({ ways: [{ way: 'passkey', hint: '' }], second: [] });
  expect(await remove(old.id, byPassword)).toEqual(wrong);
  expect(await keysLeft()).toHaveLength(2);
  expect(await remove(old.id, await proofBy(other))).toMatchObject({ done: true });
  expect(await keysLeft()).toEqual([other.id]);
  expect(await toldInside()).toEqual([]);
});

test('a thief’s new passkey does not send the owner’s away', async () => {
  const [own, second] = [await addKey(), await addKey()];
  const theirs = await addKey(hoursAgo(1));
  expect(await remove(own.id, await proofBy(theirs))).toEqual(wrong);
  expect(await remove(theirs.id, byPassword)).toEqual(wrong);
  expect(await remove(theirs.id, await proofBy(second))).toMatchObject({ done: true });
});

test('where there is an authenticator, it is asked for, also just after it was set up', async () => {
  const key = await addKey();
  const sealed = { playerId: ana.id, sealedSecret: 'sealed', now: app.clock.now() };
  await upsertUnconfirmed(database, sealed);
  for (const since of [hoursAgo(1), hoursAgo(500)]) {
    await setConfirmed(database, ana.id, since);
    const { ways } = (await proofsForRemoval(app, ana, key.id)).value;
    expect(ways.map(({ way }) => way)).toEqual(['authenticator', 'recovery-code']);
    expect(await remove(key.id, byPassword)).toEqual(wrong);
  }
});

test('the only one goes by itself, or where it is lost by the password and a code', async () => {
  const mobile = await bindMobile();
  const lost = await addKey();
  expect((await proofsForRemoval(app, ana, lost.id)).value).toMatchObject({
    ways: [{ way: 'passkey' }, { way: 'password' }],
    second: [{ way: 'sms' }],
  });
  expect(await remove(lost.id, byPassword)).toEqual(wrong);
  const second = { way: 'sms', answer: await codeTo(mobile) } as const;
  expect(await remove(lost.id, { ...byPassword, second })).toMatchObject({ done: true });
  const held = await addKey();
  expect(await remove(held.id, await proofBy(held))).toMatchObject({ done: true });
  expect(await keysLeft()).toEqual([]);
});

test('the owner of the last passkey is notified when it goes, also after many other changes', async () => {
  const mobile = await bindMobile();
  const keys = [await addKey(), await addKey(), await addKey(), await addKey()];
  for (const key of keys) {
    expect(await remove(key.id, await proofBy(key))).toMatchObject({ done: true });
  }
  expect(await toldInside()).toEqual(['factor.gone']);
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', mobile)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(body).toMatch(/quitó/);
});

test('an owner without a passkey is notified when the authenticator goes', async () => {
  const sealed = { playerId: ana.id, sealedSecret: 'sealed', now: app.clock.now() };
  await upsertUnconfirmed(database, sealed);
  await setConfirmed(database, ana.id, hoursAgo(500));
  const written = await inTransaction(database, async (transaction) =>
    done(await writeRecoveryCodes(transaction, ana.id)),
  );
  const [code = ''] = written.value;
  const proof = { way: 'recovery-code', answer: code } as const;
  expect(await removeAuthenticator(app, { proof }, ana)).toMatchObject({ done: true });
  expect(await toldInside()).toEqual(['factor.gone']);
});

test('money goes nowhere new for a day after the last one went without being shown', async () => {
  const lost = await addKey();
  expect(await remove(lost.id, byPassword)).toMatchObject({ done: true });
  const rests = { code: 'payout.rests' };
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject(rests);
  app.clock.set(hoursAgo(-23).toISOString());
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject(rests);
  app.clock.set(hoursAgo(-2).toISOString());
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject({ done: true });
});

test('who showed the last one as it went waits for nothing', async () => {
  const held = await addKey();
  expect(await remove(held.id, await proofBy(held))).toMatchObject({ done: true });
  expect(await proveStrongly(app, ana, byPassword)).toMatchObject({ done: true });
});
