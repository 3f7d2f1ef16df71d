import { expect, test } from 'vitest';
import { findPlay } from '#lottery/plays/find-play.ts';
import { nameTogether, prizeRows } from './prize-rows.ts';

function rowsOf(code: string, family: 'SSC' | 'LHC'): string[] {
  const play = findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return prizeRows(play, 1_980).map(({ tiers }) => tiers.map((tier) => tier.code).join(' '));
}

test('a number for each of 49 balls is one row', () => {
  const rows = rowsOf('special', 'LHC');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.split(' ')).toHaveLength(49);
});

test('what is less likely or pays more stands in a row of its own', () => {
  expect(rowsOf('dragon-tiger', 'SSC')).toEqual(['ends.dragon ends.tiger', 'ends.tie']);
});

test('many names are said by the first and the last, few are said', () => {
  expect(nameTogether(['01', '02'])).toBe('01, 02');
  expect(nameTogether(Array.from({ length: 49 }, (_, ball) => String(ball + 1)))).toBe('1 – 49');
});
