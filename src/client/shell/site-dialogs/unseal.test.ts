import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { customerServiceIvBytes, customerServiceKeyLabel } from '#contract/customer-service.ts';
import { unsealPath } from './unseal.ts';

/** As the gateway seals it, with another library than the one that opens it. */
function seal(path: string, merchant = 'verbena', domain = 'verbena.example'): string {
  const key = createHash('sha256').update(customerServiceKeyLabel(merchant, domain)).digest();
  const iv = randomBytes(customerServiceIvBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([iv, text]).toString('base64url');
}

const open = (sealed: string) => unsealPath(sealed, 'verbena', 'verbena.example');

test('what the gateway sealed is opened, in any script', async () => {
  expect(await open(seal('https://chat.verbena.example/'))).toBe('https://chat.verbena.example/');
  expect(await open(seal('mailto:ayuda@verbena.example'))).toBe('mailto:ayuda@verbena.example');
  expect(await open(seal('https://x.example/服务'))).toBe('https://x.example/服务');
});

test('another merchant’s path stays shut', async () => {
  expect(await open(seal('https://x.example/', 'other'))).toBeNull();
});

test('a path that was tampered with stays shut', async () => {
  const sealed = Buffer.from(seal('https://x.example/'), 'base64url');
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(await open(sealed.toString('base64url'))).toBeNull();
  expect(await open('not sealed at all')).toBeNull();
  expect(await open('')).toBeNull();
});

test('a script is no way to reach anybody', async () => {
  expect(await open(seal('javascript:alert(1)'))).toBeNull();
  expect(await open(seal('http://x.example/'))).toBeNull();
});
