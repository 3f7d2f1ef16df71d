import { existsSync } from 'node:fs';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import { expect, test } from 'vitest';
import { countries, flagOf, isDialingCode } from './countries.ts';

test.each(countries)('$countryCode dials +$countryDialingCode and has a flag', (country) => {
  const { countryCode } = country;
  expect(isSupportedCountry(countryCode) && getCountryCallingCode(countryCode)).toBe(
    country.countryDialingCode,
  );
  const flag = `../../public/flags/${flagOf(countryCode).toLowerCase()}.svg`;
  expect(existsSync(new URL(flag, import.meta.url))).toBe(true);
});

test('every country stands once, by its code', () => {
  const codes = countries.map(({ countryCode }) => countryCode);
  expect([...new Set(codes)].sort()).toEqual(codes);
});

test('ES shows the flag of CO', () => {
  expect(flagOf('ES')).toBe('CO');
  expect(flagOf('MX')).toBe('MX');
});

test('only codes of these countries are dialled', () => {
  expect(isDialingCode('57')).toBe(true);
  expect(isDialingCode('+57')).toBe(false);
  expect(isDialingCode('999')).toBe(false);
});
