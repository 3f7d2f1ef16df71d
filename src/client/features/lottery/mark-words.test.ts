import { expect, test } from 'vitest';
import { animalPlace } from './mark-words.ts';

const horse = 6;

test('the first animal is the one of the lunar year, which begins in January or February', () => {
  expect(animalPlace(1, new Date('2026-11-23T12:00:00Z'))).toBe(horse);
  expect(animalPlace(1, new Date('2026-01-20T12:00:00Z'))).toBe(horse - 1);
});

test('the second animal is the one of the year before', () => {
  expect(animalPlace(2, new Date('2026-11-23T12:00:00Z'))).toBe(horse - 1);
  expect(animalPlace(12, new Date('2026-11-23T12:00:00Z'))).toBe(horse + 1);
});
