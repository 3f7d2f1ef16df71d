import { type Card, rankOf, suitOf } from '../cards.ts';

/** Upwards; what a hand is worth to one coin of five. Nine for a full house and six for a flush. */
export const hands = [
  { name: 'nothing', pays: 0 },
  { name: 'jacks-or-better', pays: 1 },
  { name: 'two-pair', pays: 2 },
  { name: 'three-of-a-kind', pays: 3 },
  { name: 'straight', pays: 4 },
  { name: 'flush', pays: 6 },
  { name: 'full-house', pays: 9 },
  { name: 'four-of-a-kind', pays: 25 },
  { name: 'straight-flush', pays: 50 },
  { name: 'royal-flush', pays: 800 },
] as const;

export type HandName = (typeof hands)[number]['name'];
export type Hand = (typeof hands)[number];

export function handOf(cards: readonly Card[]): Hand {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = cards;
  return hands[placeOf(first, second, third, fourth, fifth)] ?? hands[0];
}

export function paysFor(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  return pays[placeOf(a, b, c, d, e)] ?? 0;
}

const pays: readonly number[] = hands.map((hand) => hand.pays);

/** Where in `hands` five cards stand. Asked some millions of times in a row, so it counts in bits. */
function placeOf(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  // A rank's bit is in `once` if a card has it, in `twice` if two have it, and so on.
  let once = 1 << rankOf(a);
  let twice = 0;
  let thrice = 0;
  let fourTimes = 0;
  for (let position = 1; position < 5; position += 1) {
    const card = position === 1 ? b : position === 2 ? c : position === 3 ? d : e;
    const rank = 1 << rankOf(card);
    fourTimes |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
  }
  if (fourTimes !== 0) return 7;
  const hasTwoRanksTwice = (twice & (twice - 1)) !== 0;
  if (thrice !== 0) return hasTwoRanksTwice ? 6 : 3;
  if (hasTwoRanksTwice) return 2;
  if (twice !== 0) return (twice & knaveToAce) === 0 ? 0 : 1;
  const suit = suitOf(a);
  const isFlush =
    suit === suitOf(b) && suit === suitOf(c) && suit === suitOf(d) && suit === suitOf(e);
  if (once === tenToAce) return isFlush ? 9 : 4;
  // Five ranks in a row are a multiple of the lowest five; the ace also stands below the two.
  const isStraight = once === aceToFive || once === 0b11111 * (once & -once);
  if (isStraight) return isFlush ? 8 : 4;
  return isFlush ? 5 : 0;
}

const knaveToAce = 0b1111000000000;
const tenToAce = 0b1111100000000;
const aceToFive = 0b1000000001111;
