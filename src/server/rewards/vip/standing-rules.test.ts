import { expect, test } from 'vitest';
import { comebackOf, levelAfter, levelAtMonthEnd, reachedLevel } from './standing-rules.ts';

const levels = [
  { deposits: 1_000_00, bets: 10_000_00, keep: 2_000_00 },
  { deposits: 5_000_00, bets: 60_000_00, keep: 12_000_00 },
  { deposits: 20_000_00, bets: 300_000_00, keep: 60_000_00 },
];
const lifetime = { deposits: 6_000_00n, bets: 320_000_00n };

test('the level is the highest whose deposits and bets are both reached (V)', () => {
  expect(reachedLevel(levels, lifetime)).toBe(2);
  expect(reachedLevel(levels, { deposits: 1_000_00n, bets: 9_999_99n })).toBe(0);
  expect(levelAfter(levels, { ...lifetime, level: 0, highest: 0 }, [])).toBe(2);
});

test('a month of 11,999.99 falls one level, and 12,000.00 of the next brings it back at once (V)', () => {
  const held = { ...lifetime, level: 2, highest: 2 };
  expect(levelAtMonthEnd(levels, held, { bets: 11_999_99n, isGrace: false })).toBe(1);
  expect(levelAtMonthEnd(levels, held, { bets: 12_000_00n, isGrace: false })).toBe(2);
  const fallen = { ...held, level: 1 };
  expect(comebackOf(levels, fallen)).toBe(2);
  expect(levelAfter(levels, fallen, [11_999_99n])).toBe(1);
  expect(levelAfter(levels, fallen, [12_000_00n])).toBe(2);
});

test('the month of a rise takes nothing, and a month never takes two levels', () => {
  const held = { ...lifetime, level: 2, highest: 2 };
  expect(levelAtMonthEnd(levels, held, { bets: 0n, isGrace: true })).toBe(2);
  expect(levelAtMonthEnd(levels, held, { bets: 0n, isGrace: false })).toBe(1);
});

test('a new level is earned by the lifetime figures, also from below a level that was lost', () => {
  const grown = { deposits: 20_000_00n, bets: 300_000_00n, level: 1, highest: 2 };
  expect(levelAfter(levels, grown, [])).toBe(3);
});

test('a deposit that was taken back costs its level at the end of the month, and keeps it from coming back', () => {
  const returned = { deposits: 4_999_99n, bets: 320_000_00n, level: 2, highest: 2 };
  expect(levelAfter(levels, returned, [])).toBe(2);
  expect(levelAtMonthEnd(levels, returned, { bets: 99_000_00n, isGrace: false })).toBe(1);
  expect(levelAfter(levels, { ...returned, level: 1 }, [99_000_00n])).toBe(1);
});
