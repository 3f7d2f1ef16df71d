import { expect, test } from 'vitest';
import { countries } from '#contract/countries.ts';
import { languages } from '#contract/languages.ts';
import { countryChoices } from './country-choices.ts';

test.each(languages)('every country has a name in %s', (language) => {
  const choices = countryChoices(language);
  expect(choices).toHaveLength(countries.length);
  for (const { name, countryCode } of choices) expect(name).not.toBe(countryCode);
});

test('they stand in the alphabet of the one who chooses', () => {
  const names = (language: 'es' | 'en') => countryChoices(language).map(({ name }) => name);
  expect(names('es')[0]).toBe('Argentina');
  expect(names('es').indexOf('España')).toBeLessThan(names('es').indexOf('Guatemala'));
  expect(names('en').indexOf('Spain')).toBeGreaterThan(names('en').indexOf('Mexico'));
});

test('ES is shown with the flag of CO', () => {
  const spain = countryChoices('en').find(({ countryCode }) => countryCode === 'ES');
  expect(spain).toEqual({ countryCode: 'ES', countryDialingCode: '34', name: 'Spain', flag: 'CO' });
});
