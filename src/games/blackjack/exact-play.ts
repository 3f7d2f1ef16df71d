import { product, type Ratio, ratio, sum } from '../ratio.ts';
import { type Count, noCards, totalOf, withCard } from './count.ts';

/** One seat against one card of the dealer's, who is known to have no natural. */
export interface ExactPlay {
  /** How likely it is that the dealer has no natural with this card. */
  likelihood: Ratio;
  /** 17 to 21, or 22 for a dealer who drew too much; together as likely as `likelihood`. */
  dealer: ReadonlyMap<number, Ratio>;
  /** What a move brings for each unit of the stake, times `likelihood`; the best moves after it. */
  worth(move: Move, hand: Count): Ratio;
  best(moves: readonly Move[], hand: Count): Move;
}

export type Move = 'stand' | 'hit' | 'double' | 'split';

/**
 * An endless shoe has no memory, so a hand is its count and nothing more, and the best that can be done
 * is the basic strategy. Everything is a sum of thirteenths of thirteenths, and none is rounded.
 */
export function exactPlay(up: number): ExactPlay {
  const dealer = dealerAgainst(up);
  const likelihood = sum([...dealer.values()]);
  const lost = product(likelihood, ratio(-1));
  const stand = remembered((hand: Count) => {
    const own = totalOf(hand);
    if (own > 21) return lost;
    return sum([...dealer].map(([against, chance]) => product(chance, sign(own, against))));
  });
  const play = remembered((hand: Count): Ratio => {
    if (totalOf(hand) >= 21) return stand(hand);
    return larger(stand(hand), hit(hand));
  });
  const hit = remembered((hand: Count): Ratio => overCards((value) => play(withCard(hand, value))));
  const double = remembered((hand: Count): Ratio => {
    return product(
      ratio(2),
      overCards((value) => stand(withCard(hand, value))),
    );
  });
  const split = remembered((hand: Count): Ratio => {
    const half = halfOf(hand);
    const then = half.hasAce ? stand : afterSplit;
    return product(
      ratio(2),
      overCards((value) => then(withCard(half, value))),
    );
  });
  const afterSplit = (hand: Count): Ratio => {
    return totalOf(hand) === 21 ? stand(hand) : larger(play(hand), double(hand));
  };
  const worth = (move: Move, hand: Count) => ({ stand, hit, double, split })[move](hand);
  return {
    likelihood,
    dealer,
    worth,
    best: (moves, hand) =>
      moves.reduce((so, move) => (isLess(worth(so, hand), worth(move, hand)) ? move : so)),
  };
}

/** One of the two equal cards of a pair. */
export function halfOf({ hard, hasAce }: Count): Count {
  return { hard: hard / 2, hasAce };
}

export const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function chanceOf(value: number): Ratio {
  return value === 10 ? tens : others;
}

const tens = ratio(4, 13);
const others = ratio(1, 13);

function overCards(worth: (value: number) => Ratio): Ratio {
  return sum(values.map((value) => product(chanceOf(value), worth(value))));
}

/** Draws to seventeen, and stands on every seventeen. A count only grows, so one walk upwards is all. */
function dealerAgainst(up: number): Map<number, Ratio> {
  const open = new Chances();
  const endings = new Chances();
  for (const value of values) {
    const hand = withCard(withCard(noCards, up), value);
    if (totalOf(hand) !== 21) open.add(keyOf(hand), chanceOf(value));
  }
  for (let key = 0; key <= keyOf({ hard: 26, hasAce: true }); key += 1) {
    const chance = open.get(key);
    if (!chance) continue;
    const hand = { hard: key >> 1, hasAce: key % 2 === 1 };
    if (totalOf(hand) >= 17) {
      endings.add(Math.min(22, totalOf(hand)), chance);
      continue;
    }
    for (const value of values) {
      open.add(keyOf(withCard(hand, value)), product(chance, chanceOf(value)));
    }
  }
  return endings;
}

/** Chances that things may come about in several ways. */
export class Chances extends Map<number, Ratio> {
  add(key: number, chance: Ratio): void {
    this.set(key, sum([this.get(key) ?? ratio(0), chance]));
  }
}

function keyOf({ hard, hasAce }: Count): number {
  return hard * 2 + Number(hasAce);
}

function sign(own: number, against: number): Ratio {
  return ratio(against > 21 ? 1 : Math.sign(own - against));
}

function larger(one: Ratio, other: Ratio): Ratio {
  return isLess(one, other) ? other : one;
}

function isLess(one: Ratio, other: Ratio): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

function remembered(reckon: (hand: Count) => Ratio): (hand: Count) => Ratio {
  const known = new Map<number, Ratio>();
  return (hand) => {
    const key = keyOf(hand);
    const found = known.get(key) ?? reckon(hand);
    known.set(key, found);
    return found;
  };
}
