import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { scaled } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { expectationOf } from './prizes.ts';
import { decimal, type Ratio, ratio, shown } from './ratio.ts';

/** A wheel of even segments stops at one of them. */
export const wheel: Game<WheelChoices, never, WheelView> = {
  code: 'VB_WHEEL',
  category: 'AC',
  edition: 1,
  choices: v.strictObject({
    stake: MinorToMove,
    segments: v.picklist([10, 20, 30, 50]),
    risk: v.picklist(['low', 'medium', 'high']),
  }),
  step: null,
  stakeOf: (choices) => BigInt(choices.stake),
  tell(choices, steps, draw) {
    if (steps.length > 0) return { refused: 'step' };
    const segment = scaled(draw(0), choices.segments);
    const segments = wheelSegments(choices);
    const times = segments[segment] ?? ratio(0);
    const stake = BigInt(choices.stake);
    return {
      view: {
        segment,
        segments: segments.map((one) => shown(one)),
        multiplier: shown(times),
      },
      staked: stake,
      paid: payFor(stake, times),
      drawn: 1,
    };
  },
  odds: () =>
    wheelSizes.flatMap((segments) =>
      wheelRisks.map((risk) => ({
        bet: `${segments} segments, ${risk}`,
        ...expectationOf(
          wheelSegments({ segments, risk }).map((times) => ({ chance: ratio(1, segments), times })),
        ),
        how: 'all segments, each as likely',
      })),
    ),
};

export interface WheelChoices extends WheelKind {
  stake: string;
}

export interface WheelKind {
  segments: (typeof wheelSizes)[number];
  risk: (typeof wheelRisks)[number];
}

export interface WheelView {
  segment: number;
  /** Clockwise, 0 first. */
  segments: readonly string[];
  multiplier: string;
}

export const wheelSizes = [10, 20, 30, 50] as const;
export const wheelRisks = ['low', 'medium', 'high'] as const;

/** The multipliers clockwise. On every wheel they add up to 99 % of its segments. */
export function wheelSegments({ segments, risk }: WheelKind): readonly Ratio[] {
  if (risk === 'low') return Array.from({ length: segments / 10 }, () => lowTen).flat();
  if (risk === 'medium') return mediumWheels[segments];
  const single = ratio(segments * 99, 100);
  return Array.from({ length: segments }, (_, place) => (place === 0 ? single : ratio(0)));
}

const multipliers = (text: string) => text.split(' ').map(decimal);

const lowTen = multipliers('1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0');

/** Every other segment pays. */
const mediumWheels: Record<WheelKind['segments'], readonly Ratio[]> = {
  10: multipliers('0 1.9 0 1.5 0 2 0 1.5 0 3'),
  20: multipliers('1.5 0 2 0 2 0 2 0 1.5 0 3 0 1.8 0 2 0 2 0 2 0'),
  30: multipliers('1.5 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.7 0 4 0 1.5 0 2 0'),
  50: multipliers(
    '4.5 0 1.5 0 2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 1.5 0 3 0 ' +
      '1.5 0 2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 1.5 0 2 0',
  ),
};
