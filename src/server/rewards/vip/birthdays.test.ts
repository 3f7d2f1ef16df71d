import { expect, test } from 'vitest';
import { isBirthday } from './birthdays.ts';

test('29 February is kept on the 28th, but in leap years on its own day', () => {
  expect(isBirthday('1992-02-29', '2026-02-28')).toBe(true);
  expect(isBirthday('1992-02-29', '2026-03-01')).toBe(false);
  expect(isBirthday('1992-02-29', '2028-02-28')).toBe(false);
  expect(isBirthday('1992-02-29', '2028-02-29')).toBe(true);
});

test('any other birthday is its own day alone', () => {
  expect(isBirthday('1990-11-25', '2026-11-25')).toBe(true);
  expect(isBirthday('1990-02-28', '2028-02-28')).toBe(true);
  expect(isBirthday('1990-11-25', '2026-11-24')).toBe(false);
});
