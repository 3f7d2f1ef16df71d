import { expect, test } from 'vitest';
import { betHintOf } from './bet-hint.ts';

test('one yuan is one yuan, and where a unit is worth next to nothing the hint asks for more of them', () => {
  expect(betHintOf('CNY')).toBe(100);
  expect(betHintOf('COP')).toBeGreaterThan(10_000);
  expect(betHintOf('VND')).toBeGreaterThan(100);
});

test('no hint asks for more than the call takes', () => {
  for (const currency of ['IDR', 'COP', 'ARS']) expect(betHintOf(currency)).toBeLessThan(1_000_000);
});
