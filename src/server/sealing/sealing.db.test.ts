import { CompactEncrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { sealLetter } from '#client/data/seal-letter.ts';
import type { PublicKey } from '#contract/keys.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { longestWayMs, openLetter } from './open-letter.ts';
import { createSealingKeys, freshForMs, readForMs } from './sealing-keys.ts';

const { database } = await freshDatabase();
const start = Date.parse('2026-11-20T12:00:00Z');

function gatewayAt(nowMs = start) {
  const app = testApp(database);
  app.clock.set(new Date(nowMs).toISOString());
  return { app, keys: createSealingKeys(app), nowMs };
}

async function newestKey({ keys }: ReturnType<typeof gatewayAt>): Promise<PublicKey> {
  const [key] = await keys.publicKeys();
  if (!key) throw new Error('No key was made.');
  return key;
}

const open = ({ app, keys }: ReturnType<typeof gatewayAt>, letter: string) =>
  openLetter(app, keys, letter, JSON.parse);

test('what the browser seals, the gateway opens, once', async () => {
  const gateway = gatewayAt();
  const body = { username: 'ana', password: 'tecolote · 夜' };
  const letter = await sealLetter({ key: await newestKey(gateway), body, nowMs: start });
  expect(letter).not.toContain('tecolote');
  const opened = await open(gateway, letter);
  expect(opened).toEqual({ isOpen: true, body });
  expect(await open(gateway, letter)).toEqual({ isOpen: false, code: 'seal.used' });
});

test('a hundred copies at once, at two gateways, open once', async () => {
  const gateways = [gatewayAt(), gatewayAt()] as const;
  const letter = await sealLetter({ key: await newestKey(gateways[0]), body: {}, nowMs: start });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) => open(gateways[place % 2 ? 1 : 0], letter)),
  );
  expect(answers.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.isOpen && answer.code === 'seal.used')).toHaveLength(
    99,
  );
});

test.each([0, 2, 3, 4])('a change in part %i opens nothing', async (part) => {
  const gateway = gatewayAt();
  const letter = await sealLetter({ key: await newestKey(gateway), body: { a: 1 }, nowMs: start });
  const parts = letter.split('.');
  const text = parts[part] ?? '';
  const at = Math.floor(text.length / 2);
  parts[part] = text.slice(0, at) + (text[at] === 'A' ? 'Q' : 'A') + text.slice(at + 1);
  const answer = await open(gateway, parts.join('.'));
  expect(answer.isOpen).toBe(false);
  expect(['seal.unreadable', 'seal.unknown-key']).toContain(!answer.isOpen && answer.code);
});

test.each([
  ['nothing', ''],
  ['no letter', 'hello'],
  ['five empty parts', '....'],
  ['no seal at all', `${btoa('{"alg":"none","kid":"aaaaaaaaaaaaaaaaaaaaaa"}')}....`],
])('%s is unreadable', async (_, letter) => {
  expect(await open(gatewayAt(), letter)).toEqual({ isOpen: false, code: 'seal.unreadable' });
});

test.each([
  ['packed', { zip: 'DEF' }],
  ['with demands of its own', { crit: ['exp'], exp: 1 }],
  ['with a shorter cipher', { enc: 'A128GCM' }],
  ['with a wrapped key', { alg: 'ECDH-ES+A256KW' }],
])('a letter %s is unreadable, though another tool can write it', async (_, header) => {
  const gateway = gatewayAt();
  const key = await newestKey(gateway);
  const inside = { iat: start / 1_000, jti: 'abcdefghijklmnopqrstuv', body: {} };
  const encrypter = new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)));
  const wished = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header };
  const letter = await encrypter
    .setProtectedHeader(wished)
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'), { crit: { exp: true } })
    .catch(() => `${btoa(JSON.stringify(wished))}..AAAA.AAAA.AAAA`);
  expect(await open(gateway, letter)).toEqual({ isOpen: false, code: 'seal.unreadable' });
});

test('a standard tool’s letter opens too: the wrapping is no invention of ours', async () => {
  const gateway = gatewayAt();
  const key = await newestKey(gateway);
  const inside = { iat: start / 1_000, jti: 'standardstandardstandard', body: { a: 1 } };
  const letter = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
  expect(await open(gateway, letter)).toEqual({ isOpen: true, body: { a: 1 } });
});

test('what its reader will not read is thrown on, before anything parses it, and not used up', async () => {
  const gateway = gatewayAt();
  const body = { deep: [[1]] };
  const letter = await sealLetter({ key: await newestKey(gateway), body, nowMs: start });
  const refusing = openLetter(gateway.app, gateway.keys, letter, (text) => {
    expect(text).toContain('"body":{"deep":[[1]]}');
    throw new Error('too deep');
  });
  await expect(refusing).rejects.toThrow('too deep');
  expect(await open(gateway, letter)).toEqual({ isOpen: true, body });
});

test.each([-1, 1])(
  'a letter further away than is allowed (%i) is stale, and is not used up',
  async (way) => {
    const gateway = gatewayAt();
    const key = await newestKey(gateway);
    const nowMs = start + way * (longestWayMs + 1_000);
    const letter = await sealLetter({ key, body: {}, nowMs });
    expect(await open(gateway, letter)).toEqual({ isOpen: false, code: 'seal.stale' });
  },
);

test('keys rotate each day, are read for a second one, and are laid down after it', async () => {
  const today = gatewayAt();
  const key = await newestKey(today);
  const tomorrow = gatewayAt(start + freshForMs + 1_000);
  const newer = await newestKey(tomorrow);
  expect(newer.kid).not.toBe(key.kid);
  const late = await sealLetter({ key, body: {}, nowMs: tomorrow.nowMs });
  expect((await open(tomorrow, late)).isOpen).toBe(true);
  const later = gatewayAt(start + readForMs + 1_000);
  const tooLate = await sealLetter({ key, body: {}, nowMs: later.nowMs });
  expect(await open(later, tooLate)).toEqual({ isOpen: false, code: 'seal.unknown-key' });
});

test('gateways that start together make one key', async () => {
  const { database: fresh } = await freshDatabase();
  const apps = Array.from({ length: 6 }, () => testApp(fresh));
  const made = await Promise.all(apps.map((app) => createSealingKeys(app).publicKeys()));
  expect(new Set(made.map(([key]) => key?.kid)).size).toBe(1);
  expect(made.every((keys) => keys.length === 1)).toBe(true);
});

test('the database holds no private key that could be read', async () => {
  const rows = await database.selectFrom('sealing_key').selectAll().execute();
  for (const row of rows) {
    expect(row.private_key).toMatch(/^v1\./);
    expect(JSON.stringify(row.public_key)).not.toContain('"d"');
  }
});
