import { expect, test } from 'vitest';
import { rollAt } from './roll-at.ts';

test('it begins where it was and ends exactly where it is, however large', () => {
  const [from, to] = ['0', '999999999999999999'];
  expect(rollAt(from, to, 0)).toBe(from);
  expect(rollAt(from, to, 1)).toBe(to);
});

test('it never leaves the way between the two, up or down', () => {
  for (let share = 0; share <= 1; share += 0.05) {
    expect(BigInt(rollAt('100', '700', share))).toBeGreaterThanOrEqual(100n);
    expect(BigInt(rollAt('100', '700', share))).toBeLessThanOrEqual(700n);
    expect(BigInt(rollAt('700', '100', share))).toBeLessThanOrEqual(700n);
  }
});
