import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { scaled } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { product, type Ratio, ratio, toNumber } from './ratio.ts';
import { colourOf, pockets, type RouletteColour, rouletteBets } from './roulette-bets.ts';

/** One zero; as many chips as somebody likes to put down before the ball runs. */
export const roulette: Game<RouletteChoices, never, RouletteView> = {
  code: 'VB_ROULETTE',
  category: 'TG',
  edition: 1,
  choices: v.strictObject({
    chips: v.pipe(
      v.array(
        v.strictObject({
          bet: v.pipe(
            v.string(),
            v.check((name) => rouletteBets.has(name)),
          ),
          stake: MinorToMove,
        }),
      ),
      v.minLength(1),
      v.maxLength(60),
    ),
  }),
  step: null,
  stakeOf({ chips }) {
    const isRepeated = new Set(chips.map(({ bet }) => bet)).size < chips.length;
    return isRepeated ? null : total(chips.map(({ stake }) => BigInt(stake)));
  },
  tell(choices, steps, draw) {
    if (steps.length > 0) return { refused: 'step' };
    const number = scaled(draw(0), pockets);
    const chips = choices.chips.map((chip) => ({ ...chip, paid: paidOn(chip, number) }));
    return {
      view: {
        number,
        colour: colourOf(number),
        chips: chips.map((chip) => ({ ...chip, paid: chip.paid.toString() })),
      },
      staked: total(choices.chips.map(({ stake }) => BigInt(stake))),
      paid: total(chips.map(({ paid }) => paid)),
      drawn: 1,
    };
  },
  odds: () =>
    [...rouletteBets.values()].map(({ name, numbers }) => {
      const chance = ratio(numbers.length, pockets);
      return {
        bet: name,
        chance: toNumber(chance),
        return: toNumber(product(chance, rouletteMultiplier(numbers.length))),
        how: `${numbers.length} of 37 pockets`,
      };
    }),
};

export interface RouletteChoices {
  chips: readonly RouletteChip[];
}

/** One chip a bet; who wants more on it puts down a greater one. */
export interface RouletteChip {
  bet: string;
  stake: string;
}

export interface RouletteView {
  number: number;
  colour: RouletteColour;
  chips: readonly (RouletteChip & { paid: string })[];
}

/** The stake included: 36 times on one number, twice on eighteen. */
export function rouletteMultiplier(numbers: number): Ratio {
  return ratio(36, numbers);
}

function paidOn(chip: RouletteChip, number: number): bigint {
  const numbers = rouletteBets.get(chip.bet)?.numbers ?? [];
  if (!numbers.includes(number)) return 0n;
  return payFor(BigInt(chip.stake), rouletteMultiplier(numbers.length));
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, amount) => all + amount, 0n);
}
