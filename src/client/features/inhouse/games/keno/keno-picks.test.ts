import { expect, test } from 'vitest';
import { fillPicks, togglePick } from './keno-picks.ts';

test('a number is picked and put back', () => {
  expect(togglePick([3], 7)).toEqual([3, 7]);
  expect(togglePick([3, 7], 3)).toEqual([7]);
});

test('an eleventh number is not picked', () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(togglePick(ten, 11)).toEqual(ten);
});

test('chance fills up to ten different numbers and keeps what was picked', () => {
  const picks = fillPicks([40, 1]);
  expect(picks.slice(0, 2)).toEqual([40, 1]);
  expect(new Set(picks).size).toBe(10);
  expect(picks.every((number) => number >= 1 && number <= 40)).toBe(true);
});

test('each number that is left can be the one', () => {
  expect(fillPicks([2], () => 0)).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(fillPicks([], (count) => count - 1)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
});
