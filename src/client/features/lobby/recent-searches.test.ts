import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';

test('the last search comes first, and what was typed on the way to it is none', () => {
  const typed = ['jag', 'jaguar', 'ruleta', 'r', 'Jaguar '];
  expect(typed.reduce<string[]>(withSearch, [])).toEqual(['Jaguar', 'ruleta']);
});

test('eight are kept', () => {
  const typed = Array.from({ length: 12 }, (_, number) => `${number} lucky`);
  expect(typed.reduce<string[]>(withSearch, [])).toEqual(typed.slice(4).toReversed());
});
