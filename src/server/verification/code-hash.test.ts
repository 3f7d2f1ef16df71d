import { expect, test } from 'vitest';
import { isCode, newCode, newNothing } from './code-hash.ts';

test('codes have six digits, leading zeros too, and differ', () => {
  const codes = Array.from({ length: 2_000 }, () => newCode().code);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  // Of 2,000 draws from a million about two meet; a hundred would mean that few are drawn from.
  expect(new Set(codes).size).toBeGreaterThan(1_900);
  const firsts = new Set(codes.map((code) => code[0]));
  expect(firsts.size).toBe(10);
});

test('a code fits its own hash and no other', () => {
  const one = newCode();
  const other = newCode();
  expect(isCode(one.code, one.salt, one.hash)).toBe(true);
  expect(isCode(one.code, other.salt, one.hash)).toBe(false);
  expect(isCode(one.code, one.salt, other.hash)).toBe(false);
});

test('nothing that can be typed fits where nothing was sent', () => {
  const { salt, hash } = newNothing();
  for (const typed of ['', '000000', '123456']) expect(isCode(typed, salt, hash)).toBe(false);
});
