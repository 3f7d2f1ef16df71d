import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { floats } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { product, type Ratio, ratio, shown, toNumber } from './ratio.ts';

/**
 * A multiplier climbs for everyone at the table until it bursts; who leaves before is paid by where it
 * stood. Drawn from the table's chain. The steps are written by the gateway, which keeps the time: where
 * the multiplier stood when somebody's hand came, and that it has burst.
 */
export const crash: Game<CrashChoices, CrashStep, CrashView> = {
  code: 'VB_CRASH',
  category: 'AC',
  edition: 1,
  drawnFrom: 'chain',
  choices: v.strictObject({
    stake: MinorToMove,
    leaveAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(1_000_000))),
    slip: v.optional(v.picklist([1, 2])),
  }),
  step: v.variant('kind', [
    v.strictObject({
      kind: v.literal('leave'),
      at: v.pipe(v.number(), v.integer(), v.minValue(101), v.maxValue(1_000_000)),
    }),
    v.strictObject({ kind: v.literal('burst') }),
  ]),
  stakeOf: (choices) => BigInt(choices.stake),
  slipOf: ({ slip = 1 }) => slip,
  tell(choices, steps, draw) {
    const burst = burstOf(draw(0));
    const leaveAt = choices.leaveAt ?? crashCeiling;
    const stake = BigInt(choices.stake);
    const standing = { staked: stake, drawn: 1 };
    const [step, ...rest] = steps;
    if (!step) {
      return { ...standing, view: viewOf(choices, 'flying', null, null), paid: null };
    }
    if (rest.length > 0) return { refused: 'step' };
    if (step.kind === 'leave') {
      if (step.at > burst || step.at > leaveAt) return { refused: 'step' };
      // The others still fly, so where it bursts is in nobody's view yet.
      return {
        ...standing,
        view: viewOf(choices, 'left', step.at, null),
        paid: payFor(stake, timesOf(step.at)),
      };
    }
    const isLeft = leaveAt <= burst;
    return {
      ...standing,
      view: viewOf(choices, isLeft ? 'left' : 'burst', isLeft ? leaveAt : null, burst),
      paid: isLeft ? payFor(stake, timesOf(leaveAt)) : 0n,
    };
  },
  odds: () =>
    ladder.map((at) => ({
      bet: `leaving at ${shown(timesOf(at))}`,
      chance: toNumber(crashChance(at)),
      return: toNumber(product(crashChance(at), timesOf(at))),
      how: 'counted over all 2^32 bursts; leaving by hand or by itself makes no difference',
    })),
};

export interface CrashChoices {
  stake: string;
  /** In hundredths: leaves by itself when the multiplier gets there; null leaves it to the hand. */
  leaveAt: number | null;
  /** Two bets may be in a flight, and each has a slip of its own; none is named by a bet that is alone. */
  slip?: 1 | 2 | undefined;
}

export type CrashStep = { kind: 'leave'; at: number } | { kind: 'burst' };

export interface CrashView {
  state: 'flying' | 'left' | 'burst';
  leaveAt: number | null;
  /** In hundredths: where this player left. */
  leftAt: number | null;
  multiplier: string | null;
  /** In hundredths: where it burst for all; null while anybody may still fly. */
  burstAt: number | null;
}

/** Nobody flies higher than 10,000 times the stake; whoever gets there has left. */
export const crashCeiling = 1_000_000;

/** In hundredths: the scheme's max(1, 2³² / (int + 1) × 0.99), in whole numbers. */
export function burstOf(float: number): number {
  return Math.max(100, Math.floor((99 * floats) / (float * floats + 1)));
}

/** How many of the bursts lie at `at` or above. */
export function crashChance(at: number): Ratio {
  return ratio(Math.floor((99 * floats) / at), floats);
}

/** In hundredths: where the multiplier stands after so long; it doubles every eleven and a half seconds. */
export function climbedTo(elapsedMs: number): number {
  return Math.floor(100 * Math.exp(growthPerMs * Math.max(0, elapsedMs)));
}

/** How long the climb to a multiplier takes. */
export function climbMs(at: number): number {
  return Math.ceil(Math.log(at / 100) / growthPerMs);
}

const growthPerMs = 0.000_06;
const timesOf = (at: number) => ratio(at, 100);
const ladder = [101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 10_000, 100_000, crashCeiling];

function viewOf(
  { leaveAt }: CrashChoices,
  state: CrashView['state'],
  leftAt: number | null,
  burstAt: number | null,
): CrashView {
  const multiplier = leftAt === null ? null : shown(timesOf(leftAt));
  return { state, leaveAt, leftAt, multiplier, burstAt };
}
