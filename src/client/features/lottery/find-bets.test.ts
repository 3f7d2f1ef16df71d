import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { playsOf } from '#lottery/plays/find-play.ts';
import { type Family, families } from '#lottery/types.ts';
import { findBets } from './find-bets.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const codesOf = (family: Family, text: string) =>
  findBets(i18n, { family, plays: playsOf(family) }, text).map(({ play }) => play.code);

test.each(families)(
  'without a word every bet of %s is there, in the order of the board',
  (family) => {
    expect(codesOf(family, '')).toEqual(playsOf(family).map(({ code }) => code));
    expect(codesOf(family, '   ')).toEqual(playsOf(family).map(({ code }) => code));
  },
);

test.each(families)('every bet of %s is found by its own name', (family) => {
  for (const { play, name } of findBets(i18n, { family, plays: playsOf(family) }, '')) {
    expect(codesOf(family, name)).toContain(play.code);
  }
});

test('words are looked for without accents, strokes and capitals, in any order', () => {
  const special = ['de-2', 'de-3', 'de-4', 'de-digit'];
  expect(codesOf('VN_NORTH', 'de last')).toEqual(special);
  expect(codesOf('VN_NORTH', 'LAST  ĐỀ')).toEqual(special);
  expect(codesOf('VN_NORTH', 'de last 3')).toEqual(['de-3']);
  expect(codesOf('VN_NORTH', 'truot 10')).toEqual(['truot-10']);
});

test('what a rule says finds its bet as well, and every word has to be there', () => {
  expect(codesOf('SSC', 'tiger')).toContain('dragon-tiger');
  expect(codesOf('MY4D', 'any order')).toEqual(['ibox-big', 'ibox-small']);
  expect(codesOf('MY4D', 'any order small')).toEqual(['ibox-small']);
  expect(codesOf('MY4D', 'tiger')).toEqual([]);
});
