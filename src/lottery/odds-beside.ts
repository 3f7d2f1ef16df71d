import { product, type Ratio, ratio } from '#games/ratio.ts';
import { fairOdds } from './kinds/chances.ts';
import type { Choice, Play, Tier } from './types.ts';

export interface OddsBeside {
  /** Times one unit, as the bet pays. */
  pays: Ratio;
  /** Times one unit, as it would pay if nobody kept a share. */
  fair: Ratio;
}

/**
 * The odds of what was chosen, each beside the fair one, for bets with odds of their own. None where one note may
 * win several prizes: no single figure is fair then, and the slip's return says it all.
 */
export function oddsBeside(play: Play, choice: Choice): OddsBeside[] {
  const won = play
    .stakes(choice)
    .map((share) => ({ ...share, of: play.tiers.find(({ code }) => code === share.tier) }))
    .filter(({ of }) => of !== undefined && of.pays !== 'push');
  const notes = won.reduce((before, share) => before + share.notes, 0);
  if (notes > play.count(choice)) return [];
  const found = new Map<string, OddsBeside>();
  for (const { of } of won) {
    if (!of || of.pays === 'series' || of.pays === 'push') return [];
    const push = play.tiers.find(({ code }) => code === pushBeside(of))?.chance;
    const fair = product(fairOdds(of.chance, push), ratio(play.unitsPerNote));
    found.set(`${of.pays.numerator}/${of.pays.denominator}`, { pays: of.pays, fair });
  }
  return [...found.values()];
}

/** What returns the stake of a button stands under the same thing. */
function pushBeside({ code }: Tier): string {
  return `${code.split('.')[0]}.push`;
}
