import { type Card, rankOf, suitOf } from './table-cards.ts';

/** From the lowest to the highest; the royal flush is the best of the straight flushes. */
export const pokerCategories = [
  'high',
  'pair',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'full',
  'four',
  'straightFlush',
] as const;
export type PokerCategory = (typeof pokerCategories)[number];

/**
 * How good the best five of five to seven cards are: the higher figure wins, and equal figures share.
 * The category stands above five ranks of four bits each, in the order in which they are compared.
 */
export function pokerScore(cards: readonly Card[]): number {
  const many = new Uint8Array(13);
  const suited = new Uint16Array(4);
  const bySuit = new Uint8Array(4);
  let held = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    const suit = suitOf(card);
    many[rank] = (many[rank] as number) + 1;
    bySuit[suit] = (bySuit[suit] as number) + 1;
    suited[suit] = (suited[suit] as number) | (1 << rank);
    held |= 1 << rank;
  }
  const flush = bySuit.findIndex((count) => count >= 5);
  if (flush >= 0) {
    const top = straightTop(suited[flush] as number);
    if (top >= 0) return score(8, [top]);
  }
  return ofEqualRanks(many) ?? withoutFours(many, held, flush >= 0 ? (suited[flush] as number) : 0);
}

export function categoryOf(points: number): PokerCategory {
  return pokerCategories[points >> 20] as PokerCategory;
}

/** Four of a kind and full houses, which beat a flush. */
function ofEqualRanks(many: Uint8Array): number | null {
  const four = many.lastIndexOf(4);
  if (four >= 0) return score(7, [four, ...highest(many, 1, [four])]);
  const three = many.lastIndexOf(3);
  if (three < 0) return null;
  for (let rank = 12; rank >= 0; rank -= 1) {
    if (rank !== three && (many[rank] as number) >= 2) return score(6, [three, rank]);
  }
  return null;
}

function withoutFours(many: Uint8Array, held: number, suitedRanks: number): number {
  if (suitedRanks !== 0) return score(5, ranksOf(suitedRanks).slice(0, 5));
  const top = straightTop(held);
  if (top >= 0) return score(4, [top]);
  const three = many.lastIndexOf(3);
  if (three >= 0) return score(3, [three, ...highest(many, 2, [three])]);
  const pair = many.lastIndexOf(2);
  if (pair < 0) return score(0, highest(many, 5, []));
  const second = pair > 0 ? many.lastIndexOf(2, pair - 1) : -1;
  if (second < 0) return score(1, [pair, ...highest(many, 3, [pair])]);
  return score(2, [pair, second, ...highest(many, 1, [pair, second])]);
}

/** The highest rank of a straight among these, −1 where there is none; the ace is also below the two. */
function straightTop(held: number): number {
  const withLowAce = (held << 1) | (held >> 12);
  for (let top = 12; top >= 3; top -= 1) {
    if (((withLowAce >> (top - 3)) & 0b11111) === 0b11111) return top;
  }
  return -1;
}

function ranksOf(held: number): number[] {
  const ranks: number[] = [];
  for (let rank = 12; rank >= 0; rank -= 1) if ((held >> rank) & 1) ranks.push(rank);
  return ranks;
}

function highest(many: Uint8Array, count: number, without: readonly number[]): number[] {
  const ranks: number[] = [];
  for (let rank = 12; rank >= 0 && ranks.length < count; rank -= 1) {
    if ((many[rank] as number) > 0 && !without.includes(rank)) ranks.push(rank);
  }
  return ranks;
}

function score(category: number, ranks: readonly number[]): number {
  let points = category;
  for (let place = 0; place < 5; place += 1) points = (points << 4) | (ranks[place] ?? 0);
  return points;
}
