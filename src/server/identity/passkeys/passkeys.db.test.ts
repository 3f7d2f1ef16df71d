import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { unlinkOwn } from '#server/sign-in/own-sign-ins.ts';
import { insertLinked } from '#server/sign-in/store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';
import { givePassword } from '../passwords/give-password.ts';
import { identify } from '../sessions/identify.ts';
import { beginLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addOwn, beginOwn, listPasskeys, removeOwn } from './own-passkeys.ts';
import { beginProof, proveOwn } from './prove-by-passkey.ts';

const { database } = await freshDatabase();
const settings = readSettings({
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: '0123456789abcdef',
});
const app = { ...testApp(database), settings };
const place = { origin: 'https://play.example', rpId: 'play.example' };
const password = 'tecolote37verde';
const proof = { way: 'password', answer: password } as const;
let players = 0;

beforeEach(() => app.clock.set('2026-11-21T12:00:00Z'));

async function member(type = 0) {
  players += 1;
  const player = await newPlayer(database, `llave${players}`, type);
  await givePassword(app, [player.account], password);
  return player;
}

async function ask(player: Awaited<ReturnType<typeof member>>) {
  const begun = await beginOwn(app, { proof }, player, visitor);
  if (!begun.done) throw new Error(begun.code);
  const options = begun.value.options as unknown as { challenge: string; user: { id: string } };
  return { challenge: options.challenge, handle: options.user.id };
}

/** A member with a key on it. */
async function withKey(type = 0) {
  const player = await member(type);
  const device = softAuthenticator(place);
  const { challenge, handle } = await ask(player);
  const added = await addOwn(app, { made: device.make(challenge) }, player, visitor);
  if (!added.done) throw new Error(added.code);
  return { player, device, handle };
}

async function question(): Promise<string> {
  return (await beginLogin(app, visitor)).value.options.challenge;
}

const enterBy = (asserted: ReturnType<ReturnType<typeof softAuthenticator>['sign']>) =>
  logInByPasskey(app, { asserted, entrance: 'site', client: 'program' }, visitor);
const refused = { done: false, code: 'passkey.refused' };

test('a passkey is made after a proof, and opens its owner’s account', async () => {
  const { player, device, handle } = await withKey();
  const opened = await enterBy(device.sign(await question(), handle));
  if (!opened.done) throw new Error(opened.code);
  expect(await identify(app, opened.value.token ?? '')).toMatchObject({ id: player.id });
  const { value } = await listPasskeys(app, player);
  expect(value.passkeys).toMatchObject([{ id: device.id, lastUsed: '2026-11-21T12:00:00.000Z' }]);
});

test('without the right password no passkey is begun', async () => {
  const player = await member();
  const wrong = { way: 'password', answer: 'x' } as const;
  expect(await beginOwn(app, { proof: wrong }, player, visitor)).toMatchObject({
    code: 'login.wrong',
  });
});

test('a passkey’s answer opens once: a copy of it opens nothing', async () => {
  const { device, handle } = await withKey();
  const asserted = device.sign(await question(), handle);
  expect(await enterBy(asserted)).toMatchObject({ done: true });
  expect(await enterBy(asserted)).toEqual(refused);
});

test('of ten who bring one answer at once one comes in', async () => {
  const { device, handle } = await withKey();
  const asserted = device.sign(await question(), handle);
  const all = await Promise.all(Array.from({ length: 10 }, () => enterBy(asserted)));
  expect(all.filter((one) => one.done)).toHaveLength(1);
});

test('another site’s answer, one without a finger, and one to an old question are refused', async () => {
  const { device, handle } = await withKey();
  const from = 'https://play.example.evil.example';
  expect(await enterBy(device.sign(await question(), handle, { from }))).toEqual(refused);
  const isVerified = false;
  expect(await enterBy(device.sign(await question(), handle, { isVerified }))).toEqual(refused);
  const old = await question();
  app.clock.set('2026-11-21T12:05:00Z');
  expect(await enterBy(device.sign(old, handle))).toEqual(refused);
});

test('a key with another player’s handle, or a signature of another key, opens nothing', async () => {
  const hers = await withKey();
  const his = await withKey();
  expect(await enterBy(hers.device.sign(await question(), his.handle))).toEqual(refused);
  const forged = his.device.sign(await question(), hers.handle);
  const stolen = { ...forged, id: hers.device.id, rawId: hers.device.id };
  expect(await enterBy(stolen)).toEqual(refused);
});

test('a key made elsewhere, for another’s question, or a second time is not kept', async () => {
  const { player, device } = await withKey();
  const other = await member();
  const fresh = softAuthenticator(place);
  const asked = await ask(player);
  const evil = fresh.make(asked.challenge, 'https://evil.example');
  expect(await addOwn(app, { made: evil }, player, visitor)).toEqual(refused);
  const forHer = await ask(player);
  const made = fresh.make(forHer.challenge);
  expect(await addOwn(app, { made }, other, visitor)).toEqual(refused);
  const again = await ask(other);
  expect(await addOwn(app, { made: device.make(again.challenge) }, other, visitor)).toEqual(
    refused,
  );
});

test('one removes one’s own and nobody else’s, and a removed one opens nothing', async () => {
  const hers = await withKey();
  const his = await withKey();
  const byHis = await provedBy(his.player, his.device);
  const theft = await removeOwn(app, { id: hers.device.id, proof: byHis }, his.player, visitor);
  expect(theft).toMatchObject({ code: 'passkey.unknown' });
  const removed = await removeOwn(app, { id: hers.device.id, proof }, hers.player, visitor);
  expect(removed).toMatchObject({ done: true });
  expect(await enterBy(hers.device.sign(await question(), hers.handle))).toEqual(refused);
});

/** Without a password: the passkeys are all there is, and an e-mail to prove oneself by. */
async function withoutPassword(keys: number) {
  const player = await member();
  const devices = [];
  for (let index = 0; index < keys; index += 1) {
    const device = softAuthenticator(place);
    const { challenge } = await ask(player);
    await addOwn(app, { made: device.make(challenge) }, player, visitor);
    devices.push(device);
  }
  await database.deleteFrom('credential').where('player_id', '=', player.id).execute();
  return { player, devices };
}

/** What a passkey of one's own is worth as a proof. */
async function provedBy(
  player: Awaited<ReturnType<typeof member>>,
  device: ReturnType<typeof softAuthenticator>,
) {
  const begun = await beginProof(app, player, visitor);
  if (!begun.done) throw new Error(begun.code);
  const asserted = device.sign(String(begun.value.options.challenge), 'handle');
  const proved = await proveOwn(app, { asserted }, player, visitor);
  if (!proved.done) throw new Error(proved.code);
  return { way: 'passkey', answer: proved.value.answer } as const;
}

test('the last way in stays, and another one lets a passkey go', async () => {
  const { player, devices } = await withoutPassword(1);
  const [device] = devices;
  if (!device) throw new Error('No key was made.');
  const remove = async () => {
    const request = { id: device.id, proof: await provedBy(player, device) };
    return removeOwn(app, request, player, visitor);
  };
  expect(await remove()).toEqual({ done: false, code: 'provider.last-way' });
  expect((await listPasskeys(app, player)).value.passkeys).toHaveLength(1);
  await givePassword(app, [player.account], password);
  const byPassword = { id: device.id, proof };
  expect(await removeOwn(app, byPassword, player, visitor)).toMatchObject({ done: true });
});

test('of a passkey and a link that go at the same moment one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { player, devices } = await withoutPassword(1);
    const [device] = devices;
    if (!device) throw new Error('No key was made.');
    const linked = { provider: 'facebook', subject: `f${player.id}`, hint: '' } as const;
    await insertLinked(database, { ...linked, playerId: player.id, now: app.clock.now() });
    const [first, second] = [await provedBy(player, device), await provedBy(player, device)];
    const both = await Promise.all([
      removeOwn(app, { id: device.id, proof: first }, player, visitor),
      unlinkOwn(app, { provider: 'facebook', proof: second }, player, visitor),
    ]);
    const [gone, kept] = both.map((one) => (one.done ? 'gone' : one.code)).sort();
    expect(gone).toBe('gone');
    // Or the key was gone before it could prove anything.
    expect(['login.proof-wrong', 'provider.last-way']).toContain(kept);
  }
});

test('the owner is notified of a passkey that was added and of one that was removed', async () => {
  const player = await member();
  const email = 'duena@mail.example';
  await plantProfile(app, player.id, { email }, { email_proved_at: app.clock.now() });
  const device = softAuthenticator(place);
  const { challenge } = await ask(player);
  await addOwn(app, { made: device.make(challenge) }, player, visitor);
  const byKey = await provedBy(player, device);
  await removeOwn(app, { id: device.id, proof: byKey }, player, visitor);
  const told = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  expect(told.map(({ body }) => /añadió|quitó/.exec(body ?? '')?.[0])).toEqual(['añadió', 'quitó']);
  const events = (await eventsOf(database)).filter(
    ({ kind, topic }) => topic === player.id && kind === 'guard.changed',
  );
  expect(events.map(({ body }) => body)).toMatchObject([
    { change: 'passkey-added' },
    { change: 'passkey-removed' },
  ]);
});

test('the agents’ entrance is theirs for passkeys too', async () => {
  const { device, handle } = await withKey();
  const asserted = device.sign(await question(), handle);
  const entering = { asserted, entrance: 'agent', client: 'program' } as const;
  expect(await logInByPasskey(app, entering, visitor)).toMatchObject({ code: 'login.not-agent' });
});

test('an eleventh is not made', async () => {
  const { player } = await withKey();
  for (let index = 1; index < 10; index += 1) {
    const { challenge } = await ask(player);
    const made = softAuthenticator(place).make(challenge);
    expect(await addOwn(app, { made }, player, visitor)).toMatchObject({ done: true });
  }
  expect(await beginOwn(app, { proof }, player, visitor)).toMatchObject({
    code: 'passkey.too-many',
  });
});
