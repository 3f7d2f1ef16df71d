import { expect, test } from 'vitest';
import { shown } from '#games/ratio.ts';
import { oddsBeside } from './odds-beside.ts';
import { findPlay } from './plays/find-play.ts';
import type { Choice, Family } from './types.ts';

function beside(family: Family, code: string, choice: Choice): string[] {
  const play = findPlay(family, code);
  if (!play) throw new Error(`no play ${code} in ${family}`);
  return oddsBeside(play, choice).map(({ pays, fair }) => `${shown(pays)} of ${shown(fair)}`);
}

test('odds stand beside what would be fair, a push left out of both', () => {
  expect(beside('LHC', 'special', [['08', '49']])).toEqual(['48.51 of 49']);
  expect(beside('LHC', 'special-sides', [['big', 'odd']])).toEqual(['1.98 of 2']);
  expect(beside('SSC', 'dragon-tiger', [['dragon', 'tie']])).toEqual([
    '2.2 of 2.2222',
    '9.9 of 10',
  ]);
  expect(beside('TH', 'top-2', [['70']])).toEqual(['90 of 100']);
});

test('a number that is staked on every prize is fair for one unit, not for all it costs', () => {
  expect(beside('VN_NORTH', 'lo-2', [['70', '71']])).toEqual(['99.5 of 100']);
});

test('prizes by the series, and notes that may win several prizes, have no such figure', () => {
  expect(beside('SSC', 'position', [['1'], [], [], [], []])).toEqual([]);
  expect(beside('MY4D', 'big', [['1234']])).toEqual([]);
});
