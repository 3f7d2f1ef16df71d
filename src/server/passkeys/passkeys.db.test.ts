import { beforeEach, expect, test } from 'vitest';
import { givePassword } from '#server/identity/give-password.ts';
import { identify } from '#server/identity/identify.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testHouse, visitor } from '#tests/database/test-house.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';
import { beginLogin, logInByPasskey } from './log-in-by-passkey.ts';
import { addOwn, beginOwn, listPasskeys, removeOwn } from './own-passkeys.ts';

const { database } = await freshDatabase();
const house = testHouse(database);
const place = { origin: 'https://play.example', rpId: 'play.example' };
const password = 'tecolote37verde';
const proof = { way: 'password', answer: password } as const;
let players = 0;

beforeEach(() => house.clock.set('2026-11-21T12:00:00Z'));

async function member(type = 0) {
  players += 1;
  const player = await newPlayer(database, `llave${players}`, type);
  await givePassword(house, [player.account], password);
  return player;
}

async function ask(player: Awaited<ReturnType<typeof member>>) {
  const begun = await beginOwn(house, { proof }, player, visitor);
  if (!begun.done) throw new Error(begun.code);
  const options = begun.value.options as unknown as { challenge: string; user: { id: string } };
  return { challenge: options.challenge, handle: options.user.id };
}

/** A member with a key on it. */
async function withKey(type = 0) {
  const player = await member(type);
  const device = softAuthenticator(place);
  const { challenge, handle } = await ask(player);
  const added = await addOwn(house, { made: device.make(challenge) }, player, visitor);
  if (!added.done) throw new Error(added.code);
  return { player, device, handle };
}

async function question(): Promise<string> {
  return (await beginLogin(house, visitor)).value.options.challenge;
}

const enterBy = (asserted: ReturnType<ReturnType<typeof softAuthenticator>['sign']>) =>
  logInByPasskey(house, { asserted, entrance: 'site', client: 'program' }, visitor);
const refused = { done: false, code: 'passkey.refused' };

test('a passkey is made after a proof, and opens its owner’s account', async () => {
  const { player, device, handle } = await withKey();
  const opened = await enterBy(device.sign(await question(), handle));
  if (!opened.done) throw new Error(opened.code);
  expect(await identify(house, opened.value.token ?? '')).toMatchObject({ id: player.id });
  const { value } = await listPasskeys(house, player);
  expect(value.passkeys).toMatchObject([{ id: device.id, lastUsed: '2026-11-21T12:00:00.000Z' }]);
});

test('without the right password no passkey is begun', async () => {
  const player = await member();
  const wrong = { way: 'password', answer: 'x' } as const;
  expect(await beginOwn(house, { proof: wrong }, player, visitor)).toMatchObject({
    code: 'login.wrong',
  });
});

test('an answer opens once: what was heard on the way opens nothing', async () => {
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
  house.clock.set('2026-11-21T12:05:00Z');
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
  expect(await addOwn(house, { made: evil }, player, visitor)).toEqual(refused);
  const forHer = await ask(player);
  const made = fresh.make(forHer.challenge);
  expect(await addOwn(house, { made }, other, visitor)).toEqual(refused);
  const again = await ask(other);
  expect(await addOwn(house, { made: device.make(again.challenge) }, other, visitor)).toEqual(
    refused,
  );
});

test('one removes one’s own and nobody else’s, and a removed one opens nothing', async () => {
  const hers = await withKey();
  const his = await withKey();
  const theft = await removeOwn(house, { id: hers.device.id, proof }, his.player);
  expect(theft).toMatchObject({ code: 'passkey.unknown' });
  expect(await removeOwn(house, { id: hers.device.id, proof }, hers.player)).toMatchObject({
    done: true,
  });
  expect(await enterBy(hers.device.sign(await question(), hers.handle))).toEqual(refused);
});

test('the agents’ entrance is theirs for passkeys too', async () => {
  const { device, handle } = await withKey();
  const asserted = device.sign(await question(), handle);
  const entering = { asserted, entrance: 'agent', client: 'program' } as const;
  expect(await logInByPasskey(house, entering, visitor)).toMatchObject({ code: 'login.not-agent' });
});

test('an eleventh is not made', async () => {
  const { player } = await withKey();
  for (let index = 1; index < 10; index += 1) {
    const { challenge } = await ask(player);
    const made = softAuthenticator(place).make(challenge);
    expect(await addOwn(house, { made }, player, visitor)).toMatchObject({ done: true });
  }
  expect(await beginOwn(house, { proof }, player, visitor)).toMatchObject({
    code: 'passkey.too-many',
  });
});
