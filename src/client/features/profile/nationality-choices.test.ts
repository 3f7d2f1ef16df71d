import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { flagsAtHand } from './flags-at-hand.ts';
import { meantBy, nationalityChoices, searchNationalities } from './nationality-choices.ts';

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test.each(languages)('every country has a name in %s', (language) => {
  for (const { name, code } of nationalityChoices(language)) expect(name).not.toBe(code);
});

test('they stand in the alphabet of the one who chooses', () => {
  const spanish = names(nationalityChoices('es'));
  expect(spanish.indexOf('España')).toBeLessThan(spanish.indexOf('Etiopía'));
  expect(spanish.indexOf('Níger')).toBeLessThan(spanish.indexOf('Noruega'));
});

test('an accent left out finds what bears one, and what begins so comes first', () => {
  expect(names(searchNationalities(nationalityChoices('es'), 'peru'))).toEqual(['Perú']);
  const found = names(searchNationalities(nationalityChoices('en'), 'ni'));
  expect(found.slice(0, 4)).toEqual(['Nicaragua', 'Niger', 'Nigeria', 'Niue']);
  expect(found).toContain('Tunisia');
});

test('a name written out, or all but its end, is the country that was meant', () => {
  const choices = nationalityChoices('es');
  expect(meantBy(choices, 'niger')?.code).toBe('NE');
  expect(meantBy(choices, 'colomb')?.code).toBe('CO');
  expect(meantBy(choices, 'gui')).toBeUndefined();
});

test('the flags that are shown are those that there are', () => {
  const files = readdirSync('public/flags').map((file) => file.replace('.svg', '').toUpperCase());
  expect([...flagsAtHand].sort()).toEqual(files.sort());
});
