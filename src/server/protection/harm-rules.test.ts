import { expect, test } from 'vitest';
import { areLossesChased, areStakesRising, isNightPlay } from './harm-rules.ts';

test.each([
  [4, 60, true],
  [4, 59, false],
  [5, 300, false],
  [0, 60, true],
  [23, 300, false],
])('L-HARM: at %i o’clock after %i minutes: %s', (hour, minutes, expected) => {
  expect(isNightPlay({ hour, minutes })).toBe(expected);
});

test('L-HARM: three times the usual stake is rising, a little less is not', () => {
  const week = { wagered: 5_000n, rounds: 50 };
  expect(areStakesRising({ wagered: 3_000n, rounds: 10 }, week)).toBe(true);
  expect(areStakesRising({ wagered: 2_999n, rounds: 10 }, week)).toBe(false);
});

test('L-HARM: a few rounds tell nothing of stakes', () => {
  expect(areStakesRising({ wagered: 9_000n, rounds: 9 }, { wagered: 50n, rounds: 50 })).toBe(false);
  expect(areStakesRising({ wagered: 9_000n, rounds: 10 }, { wagered: 49n, rounds: 49 })).toBe(
    false,
  );
});

test('L-HARM: deposits are chasing only where something was lost', () => {
  expect(areLossesChased({ deposits: 4, lost: 1n })).toBe(true);
  expect(areLossesChased({ deposits: 4, lost: 0n })).toBe(false);
  expect(areLossesChased({ deposits: 3, lost: 900n })).toBe(false);
});
