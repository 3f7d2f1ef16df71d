import { expect, test } from 'vitest';
import { boundsOfOne, nextStake, stakeLadder, within } from './stake-ladder.ts';

test('stakes rise by one, two and five from the least to the most', () => {
  expect(stakeLadder({ least: '100', most: '3000' })).toEqual([
    '100',
    '200',
    '500',
    '1000',
    '2000',
    '3000',
  ]);
  expect(stakeLadder({ least: '100', most: '100' })).toEqual(['100']);
});

test('a step leads to the neighbour, also from between two, and nowhere beyond the ends', () => {
  const ladder = stakeLadder({ least: '100', most: '1000' });
  expect(nextStake(ladder, '300', 1)).toBe('500');
  expect(nextStake(ladder, '300', -1)).toBe('200');
  expect(nextStake(ladder, '1000', 1)).toBe('1000');
  expect(nextStake(ladder, '100', -1)).toBe('100');
});

test('of several stakes in one round, all together stay below the most of the table', () => {
  const table = { least: '100', most: '3000' };
  expect(boundsOfOne(table, 1)).toEqual(table);
  const four = boundsOfOne(table, 4);
  expect(four).toEqual({ least: '100', most: '750' });
  expect(stakeLadder(four)).toEqual(['100', '200', '500', '750']);
  expect(within(four, '3000')).toBe('750');
  expect(within(four, '20')).toBe('100');
  expect(within(four, '300')).toBe('300');
});
