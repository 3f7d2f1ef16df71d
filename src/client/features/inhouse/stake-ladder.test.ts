import { expect, test } from 'vitest';
import { nextStake, stakeLadder } from './stake-ladder.ts';

test('stakes rise by one, two and five from the least to the most', () => {
  expect(stakeLadder('100', '3000')).toEqual(['100', '200', '500', '1000', '2000', '3000']);
  expect(stakeLadder('100', '100')).toEqual(['100']);
});

test('a step leads to the neighbour, also from between two, and nowhere beyond the ends', () => {
  const ladder = stakeLadder('100', '1000');
  expect(nextStake(ladder, '300', 1)).toBe('500');
  expect(nextStake(ladder, '300', -1)).toBe('200');
  expect(nextStake(ladder, '1000', 1)).toBe('1000');
  expect(nextStake(ladder, '100', -1)).toBe('100');
});
