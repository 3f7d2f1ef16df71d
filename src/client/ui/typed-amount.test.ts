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

test.each([
  ['12,50', 'en', '12.50'],
  ['12.50', 'es', '12.50'],
  ['1,250', 'en', '1250'],
  ['1.250', 'es', '1250'],
  ['1.250', 'en', '1.25'],
  ['1,250.75', 'es', '1250.75'],
  ['1.250,75', 'en', '1250.75'],
  ['1.250.000', 'en', '1250000'],
])('%j pasted in %s is %s', (shown, language, typed) => {
  expect(readTyped(shown, 'COP', language)).toBe(typed);
});

/** As a keyboard does it in a field that groups while one types. */
const typeInto = (keys: string, language: string) =>
  [...keys].reduce((typed, key) => {
    const shown = showTyped(typed, language);
    const next = key === '<' ? shown.slice(0, -1) : shown + key;
    return readTyped(next, 'COP', language, typed);
  }, '');

test.each([
  ['12,50', 'en', '12.50'],
  ['12.50', 'es', '12.50'],
  ['12505', 'es', '12505'],
  ['1250<', 'es', '125'],
  ['1250<<', 'en', '12'],
  ['1250000,5', 'es', '1250000.5'],
  ['1250000.5', 'es', '1250000.5'],
  ['5,<7', 'es', '57'],
])('%s typed in %s is %s', (keys, language, typed) => {
  expect(typeInto(keys, language)).toBe(typed);
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
