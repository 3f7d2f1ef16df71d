import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { playsOf } from '#lottery/plays/find-play.ts';
import { families } from '#lottery/types.ts';
import { animalPlace, nameRow, nameTier } from './mark-words.ts';

const horse = 6;

test('the first animal is the one of the lunar year, which begins in January or February', () => {
  expect(animalPlace(1, new Date('2026-11-23T12:00:00Z'))).toBe(horse);
  expect(animalPlace(1, new Date('2026-01-20T12:00:00Z'))).toBe(horse - 1);
});

test('the second animal is the one of the year before', () => {
  expect(animalPlace(2, new Date('2026-11-23T12:00:00Z'))).toBe(horse - 1);
  expect(animalPlace(12, new Date('2026-11-23T12:00:00Z'))).toBe(horse + 1);
});

test('every prize of every bet, and every row of a board, has words and not its code', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const bare = families.flatMap((family) =>
    playsOf(family).flatMap((play) => {
      const rows = 'rows' in play.picker && play.picker.rows.length > 1 ? play.picker.rows : [];
      return [
        ...play.tiers.map(({ code }) => nameTier(i18n, play, code)),
        ...rows.map((row) => nameRow(i18n, typeof row === 'string' ? row : row.code)),
      ].filter((name) => /[a-z]-|\bz\d|^[a-z]+$/.test(name));
    }),
  );
  expect(bare).toEqual([]);
});
