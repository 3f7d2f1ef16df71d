import { choose, product, type Ratio, ratio, sum } from '#games/ratio.ts';
import type { Chance } from '../types.ts';

export function exactly(chance: Ratio): Chance {
  return { atLeast: chance, atMost: chance };
}

export function complement(chance: Ratio): Ratio {
  return ratio(chance.denominator - chance.numerator, chance.denominator);
}

/** How `count` symbols come out of a drum of `size`: each once, or each put back again. */
export interface Drum {
  size: number;
  drawn: number;
  isPutBack: boolean;
}

/** That exactly `shown` of the `chosen` symbols are among those drawn. */
export function chanceOfShown(drum: Drum, chosen: number, shown: number): Ratio {
  if (!drum.isPutBack) {
    return ratio(
      choose(chosen, shown) * choose(drum.size - chosen, drum.drawn - shown),
      choose(drum.size, drum.drawn),
    );
  }
  // All of `shown` come and none of the others: by inclusion and exclusion over those that do not come.
  let ways = 0n;
  for (let missing = 0; missing <= shown; missing += 1) {
    const others = BigInt(drum.size - chosen + shown - missing);
    const term = choose(shown, missing) * others ** BigInt(drum.drawn);
    ways += missing % 2 === 0 ? term : -term;
  }
  return ratio(choose(chosen, shown) * ways, BigInt(drum.size) ** BigInt(drum.drawn));
}

/** What any of these marks on one thing comes to; things that know nothing of each other multiply. */
export function anyOfRows(rows: readonly Ratio[], areIndependent: boolean): Chance {
  if (rows.length === 1 || areIndependent) {
    return exactly(complement(product(...rows.map(complement))));
  }
  const most = sum(rows);
  return {
    atLeast: rows.reduce((left, right) =>
      left.numerator * right.denominator < right.numerator * left.denominator ? right : left,
    ),
    atMost: most.numerator > most.denominator ? ratio(1) : most,
  };
}

/**
 * Odds for a bet of this chance: `back` of what would be fair, cut to two places, or three below ten. What
 * a push returns is neither won nor lost, so it is left out of the fair odds.
 */
export function oddsFor(chance: Ratio, back: Ratio, push = ratio(0)): Ratio {
  const fair = fairOdds(chance, push);
  const exact = product(fair, back);
  const places = exact.numerator < 10n * exact.denominator ? 1_000n : 100n;
  return ratio((exact.numerator * places) / exact.denominator, places);
}

export function fairOdds(chance: Ratio, push = ratio(0)): Ratio {
  return product(complement(push), ratio(chance.denominator, chance.numerator));
}
