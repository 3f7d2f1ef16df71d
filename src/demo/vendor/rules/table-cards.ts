/** 0 to 51: upwards from the twos, four of each rank in the order of `suits`. */
export type Card = number;

/** So many packs, shuffled through and through (Fisher and Yates). */
export function shuffledPacks(packs: number, chance: () => number): Card[] {
  const cards = Array.from({ length: packs * 52 }, (_, place) => place % 52);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}

/** 0 is the two, 8 the ten, 12 the ace. */
export const rankOf = (card: Card) => card >> 2;
export const suitOf = (card: Card) => card & 3;

const ranks = '23456789TJQKA';
const suits = 'cdhs';

/** What stands on the wire, such as `Ts`: the ten of spades. */
export const nameOf = (card: Card) => `${ranks[rankOf(card)]}${suits[suitOf(card)]}`;

/** What `nameOf` says, read again; a name that is none is a fault of ours. */
export function cardOf(name: string): Card {
  const rank = ranks.indexOf(name[0] ?? '?');
  const suit = suits.indexOf(name[1] ?? '?');
  if (rank < 0 || suit < 0 || name.length !== 2) throw new RangeError(`No card: ${name}`);
  return rank * 4 + suit;
}
