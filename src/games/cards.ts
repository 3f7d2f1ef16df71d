import { scaled, takeOut } from './draw.ts';
import type { Draw } from './game.ts';

/** 0 to 51: upwards from the twos, four of each rank in the order of `suits`. */
export type Card = number;

/** From a pack without an end: every card is as likely as in the beginning. */
export function cardFromShoe(float: number): Card {
  return scaled(float, packSize);
}

/** The first cards of one shuffled pack. */
export function dealFromDeck(draw: Draw, count: number): Card[] {
  return takeOut(draw, 0, packSize, count);
}

const packSize = 52;

/** 0 is the two, 8 the ten, 12 the ace. */
export function rankOf(card: Card): number {
  return card >> 2;
}

export function suitOf(card: Card): number {
  return card & 3;
}

/** 1 is the ace, 11 to 13 are knave, queen and king: for games in which the ace is the lowest. */
export function pipsOf(card: Card): number {
  return ((rankOf(card) + 1) % 13) + 1;
}

const ranks = '23456789TJQKA';
const suits = 'cdhs';

/** What a view says, such as `Ts`: the ten of spades. */
export function nameOf(card: Card): string {
  return `${ranks[rankOf(card)]}${suits[suitOf(card)]}`;
}

/** What `nameOf` says, read again; null where it is no card's name. */
export function cardOf(name: string): Card | null {
  const [rank = '', suit = '', ...rest] = name;
  const found = ranks.indexOf(rank) * 4 + suits.indexOf(suit);
  const isName = rank !== '' && ranks.includes(rank) && suit !== '' && suits.includes(suit);
  return isName && rest.length === 0 ? found : null;
}
