import { expect, test } from 'vitest';
import { minorOf, shareUsed, typedOf } from './limit-amount.ts';

test('what is typed in whole units is sent in minor ones, and minutes as they are', () => {
  expect(minorOf('1.500.000', 'deposit', 'COP')).toBe('150000000');
  expect(minorOf('500', 'loss', 'JPY')).toBe('500');
  expect(minorOf('090', 'session', 'COP')).toBe('90');
  expect(minorOf(' ', 'deposit', 'COP')).toBeNull();
});

test('what is in force stands in the field as it was typed', () => {
  expect(typedOf('150000000', 'deposit', 'COP')).toBe('1500000');
  expect(typedOf(null, 'deposit', 'COP')).toBe('');
});

test('a meter is never more than full', () => {
  expect(shareUsed('50', '200')).toBe(25);
  expect(shareUsed('300', '200')).toBe(100);
  expect(shareUsed('0', '0')).toBe(100);
});
