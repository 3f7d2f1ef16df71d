import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { takeOut } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { expectationOf } from './prizes.ts';
import { choose, decimal, type Ratio, ratio, shown } from './ratio.ts';

/** Ten numbers out of forty are picked, ten are drawn; what counts is how many are both. */
export const keno: Game<KenoChoices, never, KenoView> = {
  code: 'VB_KENO',
  category: 'AC',
  edition: 1,
  choices: v.strictObject({
    stake: MinorToMove,
    risk: v.picklist(['classic', 'low', 'medium', 'high']),
    picks: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40))),
      v.length(10),
    ),
  }),
  step: null,
  stakeOf: ({ stake, picks }) => (new Set(picks).size === picks.length ? BigInt(stake) : null),
  tell(choices, steps, draw) {
    if (steps.length > 0) return { refused: 'step' };
    const drawn = takeOut(draw, 0, kenoNumbers, kenoPicks).map((cell) => cell + 1);
    const hits = drawn.filter((number) => choices.picks.includes(number));
    const table = kenoTable(choices.risk);
    const times = table[hits.length] ?? ratio(0);
    const stake = BigInt(choices.stake);
    return {
      view: {
        picks: choices.picks,
        drawn,
        hits,
        table: table.map((one) => shown(one)),
        multiplier: shown(times),
      },
      staked: stake,
      paid: payFor(stake, times),
      drawn: kenoPicks,
    };
  },
  odds: () =>
    kenoRisks.map((risk) => ({
      bet: `ten picks, ${risk}`,
      ...expectationOf(kenoTable(risk).map((times, hits) => ({ chance: kenoChance(hits), times }))),
      how: 'all ways to draw ten of forty',
    })),
};

export interface KenoChoices {
  stake: string;
  risk: (typeof kenoRisks)[number];
  picks: readonly number[];
}

export interface KenoView {
  picks: readonly number[];
  /** In the order they came. */
  drawn: readonly number[];
  hits: readonly number[];
  /** What each number of hits pays, none first. */
  table: readonly string[];
  multiplier: string;
}

export const kenoRisks = ['classic', 'low', 'medium', 'high'] as const;
export const kenoNumbers = 40;
export const kenoPicks = 10;

export function kenoTable(risk: KenoChoices['risk']): readonly Ratio[] {
  return tables[risk].split(' ').map(decimal);
}

export function kenoChance(hits: number): Ratio {
  return ratio(
    choose(kenoPicks, hits) * choose(kenoNumbers - kenoPicks, kenoPicks - hits),
    choose(kenoNumbers, kenoPicks),
  );
}

const tables: Record<KenoChoices['risk'], string> = {
  classic: '0 0 0 1.4 2.25 4.5 8 17 50 80 100',
  low: '0 0 1.1 1.2 1.3 1.8 3.5 13 50 250 1000',
  medium: '0 0 0 1.6 2 4 7 26 100 500 1000',
  high: '0 0 0 0 3.5 8 13 63 500 800 1000',
};
