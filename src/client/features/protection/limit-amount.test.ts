import { expect, test } from 'vitest';
import { minorOf, readLimit, shareUsed, showLimit, typedOf } from './limit-amount.ts';

const pesos = { kind: 'deposit', currency: 'COP', language: 'es' } as const;
const minutes = { ...pesos, kind: 'session' } as const;

test('what is typed is sent in minor units, and minutes as they are', () => {
  expect(minorOf(readLimit('1.500.000', pesos, ''), pesos)).toBe('150000000');
  expect(minorOf(readLimit('100,50', pesos, ''), pesos)).toBe('10050');
  expect(minorOf(readLimit('100.50', pesos, ''), pesos)).toBe('10050');
  expect(
    minorOf(readLimit('500', { ...pesos, currency: 'JPY' }, ''), { ...pesos, currency: 'JPY' }),
  ).toBe('500');
  expect(minorOf(readLimit('090', minutes, ''), minutes)).toBe('90');
  expect(minorOf(readLimit(' ', pesos, ''), pesos)).toBeNull();
  expect(minorOf(readLimit('0', pesos, ''), pesos)).toBe('0');
});

test('what is in force stands in the field as it was typed', () => {
  expect(showLimit(typedOf('150000000', pesos), pesos)).toBe('1.500.000');
  expect(showLimit(typedOf('10050', pesos), pesos)).toBe('100,5');
  expect(typedOf('90', minutes)).toBe('90');
  expect(typedOf(null, pesos)).toBe('');
});

test('a meter is never more than full', () => {
  expect(shareUsed('50', '200')).toBe(25);
  expect(shareUsed('300', '200')).toBe(100);
  expect(shareUsed('0', '0')).toBe(100);
});
