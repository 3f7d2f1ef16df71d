import { expect, test } from 'vitest';
import { inHouseClasses } from './in-house-classes.ts';

const classesOf = (...keys: string[]) => keys.map((key) => ({ key, displayName: key, games: 1 }));

test('bingo is a filter where the merchant has bingo', () => {
  const keys = inHouseClasses(classesOf('SC', 'VP', 'JP', 'TG', 'AC', 'BG')).map(({ key }) => key);
  expect(keys).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);
});

test('a class that is no kind of in-house game is no filter', () => {
  expect(inHouseClasses(classesOf('VP', 'XX'))).toEqual(classesOf('VP'));
});
