import type { Odds } from '#games/game.ts';
import { product, type Ratio, ratio, sum, toNumber } from '#games/ratio.ts';
import { fairOdds } from './kinds/chances.ts';
import { playsOf } from './plays/find-play.ts';
import { timesOf } from './slip.ts';
import type { Family, Play, Tier } from './types.ts';

/** Every prize of a family, as `npm run odds` prints it. */
export function oddsOfFamily(family: Family): LotteryOdds[] {
  return playsOf(family).flatMap((play) =>
    play.tiers
      .filter((tier) => tier.pays !== 'push')
      .map((tier) => {
        const times = timesOf(tier, shownSeries);
        const push = pushOf(play, tier);
        const back = product(tier.chance, times, ratio(1, play.unitsPerNote));
        return {
          bet: `${play.code} ${tier.code}`,
          chance: toNumber(tier.chance),
          return: toNumber(sum([back, push])),
          odds: toNumber(times),
          fairOdds: toNumber(product(fairOdds(tier.chance, push), ratio(play.unitsPerNote))),
          how: tier.pays === 'series' ? `series ${shownSeries}` : 'odds of its own',
        };
      }),
  );
}

interface LotteryOdds extends Odds {
  /** For each unit staked. */
  odds: number;
  /** What would return the stake and no more, if nothing else were won. */
  fairOdds: number;
}

/** The stake comes back where the thing that this prize looks at is a push. */
function pushOf(play: Play, { code }: Tier): Ratio {
  const thing = code.split('.')[0];
  const push = play.tiers.find((tier) => tier.pays === 'push' && tier.code === `${thing}.push`);
  return push?.chance ?? ratio(0);
}

const shownSeries = 1_800;
