import { expect, test } from 'vitest';
import { inHouseClasses } from './in-house-classes.ts';

const classes = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG', 'XX'].map((key) => ({
  key,
  displayName: key,
}));
const keysFor = (languages: readonly string[]) =>
  inHouseClasses(classes, languages).map(({ key }) => key);

test('bingo is left out unless the merchant speaks TY', () => {
  expect(keysFor(['es', 'en', 'zh', 'ms'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC']);
  expect(keysFor(['es', 'TY'])).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);
});

test('a class that the merchant has switched off is not offered', () => {
  expect(inHouseClasses([{ key: 'VP', displayName: 'Video poker' }], ['TY'])).toHaveLength(1);
});
