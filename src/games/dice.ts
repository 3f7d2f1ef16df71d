import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { scaled } from './draw.ts';
import type { Game, Odds } from './game.ts';
import { payFor } from './pay.ts';
import { product, type Ratio, ratio, shown, toNumber } from './ratio.ts';

/** A roll from 0.00 to 100.00, and a bet that it lies under or over a target. */
export const dice: Game<DiceChoices, never, DiceView> = {
  code: 'VB_DICE',
  category: 'AC',
  edition: 1,
  choices: v.strictObject({
    stake: MinorToMove,
    side: v.picklist(['under', 'over']),
    target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
  }),
  step: null,
  stakeOf: (choices) => (isOffered(choices) ? BigInt(choices.stake) : null),
  tell(choices, steps, draw) {
    if (steps.length > 0) return { refused: 'step' };
    const roll = scaled(draw(0), rolls);
    const isWon = choices.side === 'under' ? roll < choices.target : roll > choices.target;
    const times = diceMultiplier(choices);
    const stake = BigInt(choices.stake);
    return {
      view: {
        roll,
        side: choices.side,
        target: choices.target,
        multiplier: shown(times),
        isWon,
      },
      staked: stake,
      paid: isWon ? payFor(stake, times) : 0n,
      drawn: 1,
    };
  },
  odds: () =>
    (['under', 'over'] as const).flatMap((side) =>
      ladder.map((winning) =>
        oddsOf({ side, target: side === 'under' ? winning : rolls - 1 - winning }),
      ),
    ),
};

export interface DiceChoices {
  stake: string;
  side: 'under' | 'over';
  /** In hundredths, as the roll is. */
  target: number;
}

export interface DiceView {
  /** In hundredths: 6257 is 62.57. */
  roll: number;
  side: 'under' | 'over';
  target: number;
  multiplier: string;
  isWon: boolean;
}

/** How many of the 10001 rolls win: a roll that hits the target does not. */
export function diceChance(bet: Pick<DiceChoices, 'side' | 'target'>): Ratio {
  return ratio(bet.side === 'under' ? bet.target : rolls - 1 - bet.target, rolls);
}

/** Made from the chance, so that every bet pays back the same. */
export function diceMultiplier(bet: Pick<DiceChoices, 'side' | 'target'>): Ratio {
  const { numerator, denominator } = diceChance(bet);
  return product(diceReturn, ratio(denominator, numerator));
}

const rolls = 10_001;
const mostWinning = 9_800;
const diceReturn = ratio(99, 100);

/** A target may leave no roll to lose, or none to win; those are no bets. */
function isOffered(bet: DiceChoices): boolean {
  const winning = bet.side === 'under' ? bet.target : rolls - 1 - bet.target;
  return winning >= 1 && winning <= mostWinning;
}

const ladder = [1, 10, 100, ...Array.from({ length: 97 }, (_, step) => (step + 2) * 100)];

function oddsOf(bet: Pick<DiceChoices, 'side' | 'target'>): Odds {
  const chance = diceChance(bet);
  return {
    bet: `${bet.side} ${(bet.target / 100).toFixed(2)}`,
    chance: toNumber(chance),
    return: toNumber(product(chance, diceMultiplier(bet))),
    how: 'winning rolls out of 10001; every target pays back the same',
  };
}
