import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { evenness } from '#tests/evenness.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

// RFC 6238, appendix B, the last six of its eight digits: '12345678901234567890' in SHA-1.
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at %i the code is %s, as RFC 6238 says', (seconds, code, step) => {
  expect(stepOfCode({ secret, lastStep: 0 }, code, at(seconds))).toBe(step);
});

test('a clock half a minute off is no matter, a minute and more is', () => {
  const code = '050471';
  const moment = 37_037_037 * 30;
  const found = [-31, -30, 0, 29, 30, 59, 60].map((away) =>
    stepOfCode({ secret, lastStep: 0 }, code, at(moment + away)),
  );
  const step = 37_037_037;
  expect(found).toEqual([undefined, step, step, step, step, step, undefined]);
});

test('a step that was taken opens nothing any more, nor does one before it', () => {
  const now = at(37_037_037 * 30);
  expect(stepOfCode({ secret, lastStep: 37_037_037 }, '050471', now)).toBeUndefined();
  expect(stepOfCode({ secret, lastStep: 37_037_037 }, '081804', now)).toBeUndefined();
  expect(stepOfCode({ secret, lastStep: 37_037_036 }, '050471', now)).toBe(37_037_037);
});

test.each(['', '05047', '0504711', ' 050471', '０５０４７１', '-50471', '5.0471'])(
  '%j is no code',
  (code) => {
    expect(stepOfCode({ secret, lastStep: 0 }, code, at(1_111_111_111))).toBeUndefined();
  },
);

test('a secret is 160 bits of chance, in letters that apps read', () => {
  const secrets = Array.from({ length: 2_000 }, newTotpSecret);
  expect(secrets.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(evenness([...secrets.join('')], [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'])).toBeLessThan(6);
});

test('the address for the QR code names site and account', () => {
  const address = new URL(totpAddress(secret, { issuer: 'Casa & Co', account: 'ana:1' }));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Casa & Co');
  expect(address.searchParams.get('digits')).toBe('6');
  expect(decodeURIComponent(address.href)).toContain('ana');
});
