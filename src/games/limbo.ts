import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { floats } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { product, type Ratio, ratio, shown, toNumber } from './ratio.ts';

/** A multiplier is drawn; a bet names one that it reaches. */
export const limbo: Game<LimboChoices, never, LimboView> = {
  code: 'VB_LIMBO',
  category: 'AC',
  edition: 1,
  choices: v.strictObject({
    stake: MinorToMove,
    target: v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(1_000_000)),
  }),
  step: null,
  stakeOf: (choices) => BigInt(choices.stake),
  tell(choices, steps, draw) {
    if (steps.length > 0) return { refused: 'step' };
    const reached = reachedBy(draw(0) * floats);
    const isWon = reached >= choices.target;
    const stake = BigInt(choices.stake);
    return {
      view: { reached, target: choices.target, isWon, multiplier: shown(timesOf(choices.target)) },
      staked: stake,
      paid: isWon ? payFor(stake, timesOf(choices.target)) : 0n,
      drawn: 1,
    };
  },
  odds: () =>
    ladder.map((target) => ({
      bet: `at least ${shown(timesOf(target))}`,
      chance: toNumber(reachChance(target)),
      return: toNumber(product(reachChance(target), timesOf(target))),
      how: 'counted over all 2^32 floats; any target in between can be chosen',
    })),
};

export interface LimboChoices {
  stake: string;
  /** In hundredths: 250 is 2.5 times the stake. */
  target: number;
}

export interface LimboView {
  /** In hundredths, as the target is. */
  reached: number;
  target: number;
  multiplier: string;
  isWon: boolean;
}

/** How many of the floats reach a target, zero among them. */
export function reachChance(target: number): Ratio {
  return ratio(BigInt(Math.floor((99 * floats) / target)) + 1n, floats);
}

const timesOf = (target: number) => ratio(target, 100);

/**
 * The scheme's max(1, floor(0.99 / float × 100) / 100) in whole numbers, since a float's 0.99 is not
 * quite 0.99. The float zero, which reaches everything, is shown as the next one.
 */
function reachedBy(float: number): number {
  return Math.max(100, Math.floor((99 * floats) / Math.max(1, float)));
}

const ladder = [
  101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 1_000_000,
];
