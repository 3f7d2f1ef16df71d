import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { scaled } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { expectationOf } from './prizes.ts';
import { choose, decimal, type Ratio, ratio, shown } from './ratio.ts';

/** A ball falls through rows of pegs, left or right at each, into a slot with a multiplier. */
export const plinko: Game<PlinkoChoices, never, PlinkoView> = {
  code: 'VB_PLINKO',
  category: 'AC',
  edition: 1,
  choices: v.strictObject({
    stake: MinorToMove,
    rows: v.picklist([8, 12, 16]),
    risk: v.picklist(['low', 'medium', 'high']),
  }),
  step: null,
  stakeOf: (choices) => BigInt(choices.stake),
  tell(choices, steps, draw) {
    if (steps.length > 0) return { refused: 'step' };
    const path = Array.from({ length: choices.rows }, (_, row) => scaled(draw(row), 2));
    const slot = path.filter((turn) => turn === 1).length;
    const slots = plinkoSlots(choices);
    const times = slots[slot] ?? ratio(0);
    const stake = BigInt(choices.stake);
    return {
      view: {
        path: path.map((turn) => (turn === 1 ? 'right' : 'left')),
        slot,
        slots: slots.map((one) => shown(one)),
        multiplier: shown(times),
      },
      staked: stake,
      paid: payFor(stake, times),
      drawn: choices.rows,
    };
  },
  odds: () =>
    plinkoRows.flatMap((rows) =>
      plinkoRisks.map((risk) => ({
        bet: `${rows} rows, ${risk}`,
        ...expectationOf(
          plinkoSlots({ rows, risk }).map((times, slot) => ({
            chance: ratio(choose(rows, slot), 2n ** BigInt(rows)),
            times,
          })),
        ),
        how: `all ${2 ** rows} ways down`,
      })),
    ),
};

export interface PlinkoChoices extends PlinkoBoard {
  stake: string;
}

export interface PlinkoBoard {
  rows: (typeof plinkoRows)[number];
  risk: (typeof plinkoRisks)[number];
}

export interface PlinkoView {
  path: readonly ('left' | 'right')[];
  /** From the left, 0 first: as often as the ball turned right. */
  slot: number;
  slots: readonly string[];
  multiplier: string;
}

export const plinkoRows = [8, 12, 16] as const;
export const plinkoRisks = ['low', 'medium', 'high'] as const;

/** The multipliers from left to right. */
export function plinkoSlots({ rows, risk }: PlinkoBoard): readonly Ratio[] {
  const left = leftHalves[rows][risk].split(' ').map(decimal);
  return [...left, ...left.slice(0, -1).reverse()];
}

/** The right half mirrors the left; the last of these is the middle. */
const leftHalves: Record<PlinkoBoard['rows'], Record<PlinkoBoard['risk'], string>> = {
  8: {
    low: '5.6 2.1 1.1 1 .5',
    medium: '13 3 1.3 .7 .4',
    high: '29 4 1.5 .3 .2',
  },
  12: {
    low: '10 3 1.6 1.4 1.1 1 .5',
    medium: '33 11 4 2 1.1 .6 .3',
    high: '170 24 8.1 2 .7 .2 .2',
  },
  16: {
    low: '16 9 2 1.4 1.4 1.2 1.1 1 .5',
    medium: '110 41 10 5 3 1.5 1 .5 .3',
    high: '1000 130 26 9 4 2 .2 .2 .2',
  },
};
