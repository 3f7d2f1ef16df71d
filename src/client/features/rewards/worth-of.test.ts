import { expect, test } from 'vitest';
import { takenOf, worthOf } from './worth-of.ts';

const terms = { points: '100', amount: '100', minimum: '500', step: '100' };

test('1,234 points are worth 12.00 by steps of 100, and 499 nothing yet', () => {
  expect([takenOf('1234', terms), worthOf('1234', terms)]).toEqual(['1200', '1200']);
  expect([takenOf('499', terms), worthOf('499', terms)]).toEqual(['0', '0']);
  expect(worthOf('500', terms)).toBe('500');
});
