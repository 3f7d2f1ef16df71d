import { expect, test } from 'vitest';
import { feedPot, potReturn, seedPot, shownIn } from './pot.ts';

const unit = 20n;

test('it falls at its trigger, which lies between seed and cap', () => {
  for (const thrown of [0, 0.5, 0.999_999]) {
    let pot = seedPot(unit, () => thrown);
    let prize = 0n;
    let spins = 0;
    for (; prize === 0n && spins < 1_000_000; spins += 1) {
      ({ pot, prize } = feedPot(pot, 10_000n, unit, () => thrown));
    }
    expect(prize).toBeGreaterThanOrEqual(80_000n);
    expect(prize).toBeLessThanOrEqual(240_050n);
  }
});

test('the smallest stakes add up, and none of them is lost to rounding', () => {
  let pot = seedPot(unit, () => 0.9);
  const before = shownIn(pot);
  for (let spin = 0; spin < 200; spin += 1) ({ pot } = feedPot(pot, 1n, unit, () => 0.9));
  expect(shownIn(pot)).toBe(before + 1n);
});

test('over many falls it gives back what is said of it', () => {
  // Triggers spread evenly stand for those that chance draws.
  const throws = Array.from({ length: 200 }, (_, at) => (at + 0.5) / 200);
  let next = 0;
  const chance = () => throws[next++ % throws.length] ?? 0.5;
  let pot = seedPot(unit, chance);
  let [staked, paid, falls] = [0n, 0n, 0];
  while (falls < throws.length) {
    const fed = feedPot(pot, 100_000n, unit, chance);
    pot = fed.pot;
    staked += 100_000n;
    paid += fed.prize;
    if (fed.prize > 0n) falls += 1;
  }
  expect(Number(paid) / Number(staked)).toBeCloseTo(potReturn(), 3);
  expect(potReturn()).toBe(0.01);
});
