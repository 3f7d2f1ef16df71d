import type { Card } from '../cards.ts';
import { choose, type Ratio, ratio } from '../ratio.ts';
import { paysFor } from './hands.ts';

/** Positions of the five cards, and what each coin gets back on the average by keeping them. */
export interface Advice {
  hold: number[];
  expected: Ratio;
}

/**
 * The best that can be done with five cards. The first question counts all 2,598,960 hands, a good part
 * of a second on a phone; the next ones are looked up.
 */
export function adviseHold(cards: readonly Card[]): Advice {
  const places = [0, 1, 2, 3, 4].sort((one, other) => (cards[one] ?? 0) - (cards[other] ?? 0));
  const sorted = places.map((place) => cards[place] ?? 0);
  const { mask, value } = bestHold(sorted, counted());
  return {
    hold: places.filter((_, bit) => (mask >> bit) & 1).sort((one, other) => one - other),
    expected: ratio(BigInt(value), BigInt(commonUnit)),
  };
}

/**
 * Perfect play over every deal. Hands that differ by names of suits only are played alike, so 134,459
 * of them are looked at, each counted as often as it comes.
 */
export function countPerfectPlay(): { return: Ratio; chance: Ratio } {
  const tables = counted();
  let value = 0;
  let paid = 0;
  forEachKind((sorted, weight) => {
    const best = bestHold(sorted, tables);
    value += weight * best.value;
    paid += weight * best.paid;
  });
  const all = BigInt(commonUnit) * choose(52, 5);
  return { return: ratio(BigInt(value), all), chance: ratio(BigInt(paid), all) };
}

/** Any number of ways to draw up to five of 47 cards divides it, so averages stay whole numbers. */
const commonUnit = 7_669_695;
const waysToDraw = [1, 47, 1081, 16_215, 178_365, 1_533_939];
const unitsAWay = waysToDraw.map((ways) => commonUnit / ways);

interface Best {
  /** Bit for bit the sorted cards to keep. */
  mask: number;
  value: number;
  paid: number;
}

function bestHold(sorted: readonly number[], tables: Tables): Best {
  const { value, paid } = tables.around(sorted);
  let best: Best = { mask: 0, value: -1, paid: 0 };
  for (let mask = 0; mask < 32; mask += 1) {
    const units = unitsAWay[5 - (bitsIn[mask] ?? 0)] ?? 0;
    const worth = (value[mask] ?? 0) * units;
    if (worth > best.value) best = { mask, value: worth, paid: (paid[mask] ?? 0) * units };
  }
  return best;
}

interface Tables {
  /** By what is kept: what all the hands together pay that may come of it, and how many of them pay. */
  around(sorted: readonly number[]): { value: Float64Array; paid: Float64Array };
}

let tables: Tables | undefined;

function counted(): Tables {
  tables ??= countAll();
  return tables;
}

/**
 * For every set of up to four cards: what all hands that have these cards pay. What comes of keeping
 * some and throwing the others away follows from it by taking away the hands with a card thrown away.
 */
function countAll(): Tables {
  const valueBySize = [1, 52, 1326, 22_100, 270_725].map((sets) => new Float64Array(sets));
  const paidBySize = valueBySize.map((table) => new Float64Array(table.length));
  forEachHand((a, b, c, d, e) => {
    const pays = paysFor(a, b, c, d, e);
    if (pays === 0) return;
    const hand = [a, b, c, d, e];
    for (let mask = 0; mask < 31; mask += 1) {
      const size = bitsIn[mask] ?? 0;
      const at = placeOf(hand, mask);
      const [values, paids] = [valueBySize[size], paidBySize[size]];
      if (!values || !paids) continue;
      values[at] = (values[at] ?? 0) + pays;
      paids[at] = (paids[at] ?? 0) + 1;
    }
  });
  return {
    around(sorted) {
      const value = new Float64Array(32);
      const paid = new Float64Array(32);
      for (let mask = 0; mask < 31; mask += 1) {
        const size = bitsIn[mask] ?? 0;
        const at = placeOf(sorted, mask);
        value[mask] = valueBySize[size]?.[at] ?? 0;
        paid[mask] = paidBySize[size]?.[at] ?? 0;
      }
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = sorted;
      value[31] = paysFor(a, b, c, d, e);
      paid[31] = Math.sign(value[31] ?? 0);
      withoutTheOthers(value);
      withoutTheOthers(paid);
      return { value, paid };
    },
  };
}

/** From “has at least these of the five” to “has exactly these”, one card after the other. */
function withoutTheOthers(counts: Float64Array): void {
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let mask = 0; mask < 32; mask += 1) {
      if (mask & bit) continue;
      counts[mask] = (counts[mask] ?? 0) - (counts[mask | bit] ?? 0);
    }
  }
}

const bitsIn = Array.from({ length: 32 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

/** Number of the set among all of its size: the same for nobody else, and none is left out. */
function placeOf(sorted: readonly number[], mask: number): number {
  let place = 0;
  let size = 0;
  for (let bit = 0; bit < 5; bit += 1) {
    if (((mask >> bit) & 1) === 0) continue;
    size += 1;
    place += ways[size * 52 + (sorted[bit] ?? 0)] ?? 0;
  }
  return place;
}

/** `ways[size * 52 + card]`: in how many ways so many can be chosen from the cards below it. */
const ways = Int32Array.from({ length: 6 * 52 }, (_, at) =>
  Number(choose(at % 52, Math.floor(at / 52))),
);

function forEachHand(see: (a: Card, b: Card, c: Card, d: Card, e: Card) => void): void {
  for (let e = 4; e < 52; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) see(a, b, c, d, e);
}

/** Of all hands that change into each other by other suits, the one whose suits fall from the first. */
function forEachKind(see: (sorted: readonly number[], weight: number) => void): void {
  const hand = [0, 0, 0, 0, 0];
  forEachHand((a, b, c, d, e) => {
    const ranksBySuit = [0, 0, 0, 0];
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    hand[3] = d;
    hand[4] = e;
    for (const card of hand)
      ranksBySuit[card & 3] = (ranksBySuit[card & 3] ?? 0) | (1 << (card >> 2));
    const [first = 0, second = 0, third = 0, fourth = 0] = ranksBySuit;
    if (first < second || second < third || third < fourth) return;
    see(hand, orders(first, second, third, fourth));
  });
}

/** How many different ways there are to give four falling masks to four suits. */
function orders(first: number, second: number, third: number, fourth: number): number {
  const runs = [first, second, third, fourth].reduce<number[]>((lengths, mask, place, all) => {
    if (place > 0 && mask === all[place - 1])
      lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
    return lengths;
  }, []);
  const factorial = [1, 1, 2, 6, 24];
  return runs.reduce((left, length) => left / (factorial[length] ?? 1), 24);
}
