import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenFloats, seededChance } from '#tests/games/seeded-chance.ts';
import {
  addStake,
  grainsInMinor,
  hitRate,
  openPot,
  type Pot,
  type PotRule,
  potCommitmentText,
  potReturn,
  shownPot,
  triggerOf,
} from './jackpot.ts';
import { product, ratio, sum, toNumber } from './ratio.ts';

const rule: PotRule = { code: 'TEST', seed: 1_000n, cap: 11_000n, contribution: 150n };
const chance = seededChance(7);

/** Every pot that so many stakes open and hit, and what they paid. */
function play(stakes: readonly bigint[]) {
  let opened = 1;
  let awards: bigint[] = [];
  let pot: Pot = openPot(rule, chance(opened));
  for (const stake of stakes) {
    let after = addStake(rule, pot, stake);
    while (after.award !== null) {
      awards = [...awards, after.award];
      opened += 1;
      after = addStake(rule, openPot(rule, chance(opened), after.carried), 0n);
    }
    pot = after.pot;
  }
  return { pot, awards, opened };
}

test('the trigger lies above the seed and at the cap at most, and every amount is reached', () => {
  const narrow = { ...rule, seed: 10n, cap: 14n };
  const highest = 1 - 2 ** -32;
  expect(triggerOf(narrow, givenFloats([0, 0]))).toBe(11n);
  expect(triggerOf(narrow, givenFloats([highest, highest]))).toBe(14n);
  const counts = new Map<bigint, number>();
  for (let round = 0; round < 8_000; round += 1) {
    const trigger = triggerOf(narrow, chance(round));
    counts.set(trigger, (counts.get(trigger) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([11n, 12n, 13n, 14n]);
  const chiSquare = [...counts.values()].reduce((so, one) => so + (one - 2_000) ** 2 / 2_000, 0);
  // 99 % with three degrees of freedom.
  expect(chiSquare).toBeLessThan(11.345);
});

test('a wide pot tells apart amounts that one float could not', () => {
  const wide = { ...rule, seed: 0n, cap: 2n ** 50n };
  expect(triggerOf(wide, givenFloats([0, 2 ** -10]))).toBe(2n ** 8n + 1n);
});

test('what stakes put in is either in the pot or was paid, to the ten-thousandth of a minor unit', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 3_000_000n), { maxLength: 60 }), (stakes) => {
      const { pot, awards, opened } = play(stakes);
      const staked = stakes.reduce((so, one) => so + one, 0n);
      const put = staked * rule.contribution + BigInt(opened) * rule.seed * grainsInMinor;
      const paid = awards.reduce((so, one) => so + one, 0n);
      expect(pot.grains + paid * grainsInMinor).toBe(put);
      expect(awards).toHaveLength(opened - 1);
    }),
  );
});

test('a pot is hit by its cap, pays its trigger, and shows what it holds in whole units', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 500_000n), { maxLength: 80 }), (stakes) => {
      const { pot, awards } = play(stakes);
      expect(shownPot(pot)).toBeLessThan(rule.cap);
      expect(shownPot(pot)).toBeLessThan(pot.trigger);
      for (const award of awards) {
        expect(award).toBeGreaterThan(rule.seed);
        expect(award).toBeLessThanOrEqual(rule.cap);
      }
    }),
  );
});

test('the stake that reaches the trigger to the grain hits it, and one grain less does not', () => {
  const pot: Pot = { grains: 1_999n * grainsInMinor, trigger: 2_000n };
  const oneGrain = { ...rule, contribution: 1n };
  expect(addStake(oneGrain, pot, 9_999n)).toMatchObject({ award: null });
  expect(addStake(oneGrain, pot, 10_000n)).toEqual({ award: 2_000n, carried: 0n });
  expect(addStake(oneGrain, pot, 10_003n)).toEqual({ award: 2_000n, carried: 3n });
});

test('a pot gives back its contribution and its seed as often as it is hit', () => {
  const seedPart = product(ratio(rule.seed), hitRate(rule));
  expect(potReturn(rule)).toEqual(sum([ratio(rule.contribution, grainsInMinor), seedPart]));
});

test('many stakes are given back what was counted', () => {
  const stake = 2_000n;
  const rounds = 400_000;
  const { awards } = play(Array.from({ length: rounds }, () => stake));
  const staked = Number(stake) * rounds;
  const back = awards.reduce((so, one) => so + one, 0n);
  // An award's spread is that of an even draw; what the number of hits varies by follows from it.
  const span = Number(rule.cap - rule.seed);
  const seedShare = Number(rule.seed) / (span / 2);
  const reach = (2.5758 * (span / Math.sqrt(12)) * seedShare * Math.sqrt(awards.length)) / staked;
  const oneAward = Number(rule.cap) / staked;
  expect(Math.abs(Number(back) / staked - toNumber(potReturn(rule)))).toBeLessThan(
    reach + oneAward,
  );
});

test('the commitment binds code, number and trigger, and the salt keeps them secret', () => {
  const salt = 'a'.repeat(64);
  const text = potCommitmentText({ code: 'VB_POT', number: 3, trigger: 1234n, salt });
  expect(text).toBe(`VB_POT:3:1234:${salt}`);
});
