import { expect, test } from 'vitest';
import { fromMinor, type PadKey, pressKey, readTyped, toMinor } from './typed-amount.ts';

const typed = (keys: string, currency = 'COP') =>
  [...keys].reduce(
    (text, key) => pressKey(text, key === '<' ? 'back' : (key as PadKey), currency),
    '',
  );

test.each([
  ['1200', '1200', '120000'],
  ['007', '7', '700'],
  ['.5', '0.5', '50'],
  ['1.234', '1.23', '123'],
  ['1..2', '1.2', '120'],
  ['12<', '1', '100'],
  ['<', '', '0'],
  ['9999999999999', '999999999999', '99999999999900'],
])('the keys %s read %s', (keys, text, minor) => {
  expect(typed(keys)).toBe(text);
  expect(toMinor(text, 'COP')).toBe(minor);
});

test('a currency without parts has no point', () => {
  expect(typed('12.5', 'CLP')).toBe('125');
  expect(toMinor('125', 'CLP')).toBe('125');
});

test('what is pasted is read, and what is no amount is not', () => {
  expect(readTyped(' 12,5 ', 'COP')).toBe('12.5');
  expect(readTyped('12 pesos', 'COP')).toBeUndefined();
  expect(readTyped('-5', 'COP')).toBeUndefined();
});

test.each(['0', '5', '50', '120000', '123'])('%s is typed as it is read back', (minor) => {
  expect(toMinor(fromMinor(minor, 'COP'), 'COP')).toBe(minor);
});
