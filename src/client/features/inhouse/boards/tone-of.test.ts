import { expect, test } from 'vitest';
import { toneOf } from './tone-of.ts';

test('a multiplier that does not add to the stake is never painted as one that does', () => {
  expect(['0', '0.2', '1'].map(toneOf)).toEqual(['nothing', 'part', 'part']);
  expect(['1.1', '2', '9.9', '10', '1000'].map(toneOf)).toEqual([
    'more',
    'much',
    'much',
    'most',
    'most',
  ]);
});
