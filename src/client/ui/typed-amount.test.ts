import { expect, test } from 'vitest';
import { minorOfTyped, pressKey, readTyped, showTyped, typedOfMinor } from './typed-amount.ts';

const press = (keys: string[], currency = 'COP') =>
  keys.reduce((typed, key) => pressKey(typed, key, currency), '');

test.each([
  [['2', '0', '000'], '20000'],
  [['0', '0', '7'], '7'],
  [['5', '.', '5', '0', '9'], '5.50'],
  [['.', '5'], '0.5'],
  [['1', '2', 'back', '3'], '13'],
  [['back'], ''],
])('%j make %s', (keys, typed) => {
  expect(press(keys)).toBe(typed);
});

test('a currency without parts takes no point', () => {
  expect(press(['5', '.'], 'CLP')).toBe('5');
  expect(readTyped('5.5', 'CLP', 'en')).toBe('5');
});

test.each([
  ['20.000,5', 'es', '20000.5'],
  ['20,000.5', 'en', '20000.5'],
  ['$ 1 000 COP', 'en', '1000'],
  ['-5', 'es', '5'],
  ['abc', 'es', ''],
])('%j in %s is read as %s', (shown, language, typed) => {
  expect(readTyped(shown, 'COP', language)).toBe(typed);
});

test('what is typed is shown grouped, and as minor units it is whole', () => {
  expect(showTyped('1234567.5', 'es')).toBe('1.234.567,5');
  expect(showTyped('1234.', 'en')).toBe('1,234.');
  expect(minorOfTyped('1234.5', 'COP')).toBe('123450');
  expect(minorOfTyped('0.', 'COP')).toBeNull();
  expect(minorOfTyped('7', 'CLP')).toBe('7');
  expect(typedOfMinor('2000000', 'COP')).toBe('20000');
  expect(typedOfMinor('2050', 'COP')).toBe('20.5');
});
