import { expect, test } from 'vitest';
import { findPlay } from '#lottery/plays/find-play.ts';
import type { Choice, Family, Play, Result } from '#lottery/types.ts';
import { hitPicks } from './hit-picks.ts';

const play = (family: Family, code: string): Play => {
  const found = findPlay(family, code);
  if (!found) throw new Error(`no play ${code} in ${family}`);
  return found;
};

const ssc: Result = ['1', '2', '3', '4', '5'];
const lhc: Result = ['01', '02', '03', '04', '05', '06', '49'];

test.each<[string, Family, string, Choice, Result, Choice]>([
  [
    'each position by itself',
    ...(['SSC', 'position'] as const),
    [['1', '9'], [], ['7'], [], ['5']],
    ssc,
    [['1'], [], [], [], ['5']],
  ],
  [
    'an exact order whole or not at all',
    ...(['SSC', 'two-front-direct'] as const),
    [
      ['1', '8'],
      ['2', '3'],
    ],
    ssc,
    [['1'], ['2']],
  ],
  [
    'nothing of an order that is nearly right',
    ...(['SSC', 'two-front-direct'] as const),
    [['1'], ['3', '4']],
    ssc,
    [[], []],
  ],
  ['nothing where the stake comes back', 'LHC', 'special-sides', [['big']], lhc, [[]]],
])('of the picks are marked: %s', (_name, family, code, choice, result, hits) => {
  expect(hitPicks(play(family, code), choice, result)).toEqual(hits);
});

test('of combinations those balls are marked that came, and of “none shows” those that did not', () => {
  const combos = play('11X5', 'any-2');
  const drawn = ['01', '02', '03', '04', '05'];
  expect(hitPicks(combos, [['01', '05', '09']], drawn)).toEqual([['01', '05']]);
});
