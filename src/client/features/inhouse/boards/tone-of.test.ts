import { expect, test } from 'vitest';
import { toneOf } from './tone-of.ts';

test('a multiplier that does not add to the stake is never painted as one that does', () => {
  expect(['0', '0.2', '1'].map(toneOf)).toEqual(['nothing', 'part', 'part']);
  expect(['1.1', '1.5', '4.5', '5', '1000'].map(toneOf)).toEqual([
    'more',
    'much',
    'much',
    'most',
    'most',
  ]);
});
