import { expect, test } from 'vitest';
import { hasSides, onBothSides, pickedIn } from './both-sides.ts';
import { findPlay } from './plays/find-play.ts';
import type { Play } from './types.ts';

const play = (code: string) => findPlay('PK10', code) as Play;
const ranks = (first: readonly string[]) => [first, ...Array.from({ length: 9 }, () => [])];

test('big and small of one rank are both sides, big and odd are not', () => {
  const sides = play('sides');
  const picked = pickedIn([ranks(['big']), ranks(['small', 'odd'])]);
  expect(onBothSides(sides, ranks(['big']), picked)[0]).toEqual(['big']);
  expect(onBothSides(sides, ranks(['small', 'odd']), picked)[0]).toEqual(['small']);
  expect(onBothSides(sides, ranks(['big', 'odd']), pickedIn([ranks(['big', 'odd'])]))[0]).toEqual(
    [],
  );
});

test('big of one rank and small of another look at two things', () => {
  const other = [[], ['small'], ...Array.from({ length: 8 }, () => [])];
  const picked = pickedIn([ranks(['big']), other]);
  expect(onBothSides(play('sides'), ranks(['big']), picked)[0]).toEqual([]);
});

test('dragon and tiger are both sides', () => {
  const row = (mark: string) => [[mark], [], [], [], []];
  const picked = pickedIn([row('dragon'), row('tiger')]);
  expect(onBothSides(play('dragon-tiger'), row('tiger'), picked)[0]).toEqual(['tiger']);
});

test('all ranks of a position are everything that can be drawn, nine are not', () => {
  const position = play('position');
  const all = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
  expect(hasSides(position)).toBe(true);
  const whole = pickedIn([ranks(all.slice(0, 5)), ranks(all.slice(5))]);
  expect(onBothSides(position, ranks(['03']), whole)[0]).toEqual(['03']);
  const nearly = pickedIn([ranks(all.slice(1))]);
  expect(onBothSides(position, ranks(['03']), nearly)[0]).toEqual([]);
});
