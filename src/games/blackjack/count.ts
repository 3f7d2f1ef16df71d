import { type Card, pipsOf } from '../cards.ts';

/** What cards come to, all aces counted as one, and whether one of them may be worth eleven. */
export interface Count {
  readonly hard: number;
  readonly hasAce: boolean;
}

export function countOf(cards: readonly Card[]): Count {
  return cards.map(pointsOf).reduce(withCard, noCards);
}

export const noCards: Count = { hard: 0, hasAce: false };

export function withCard({ hard, hasAce }: Count, value: number): Count {
  return { hard: hard + value, hasAce: hasAce || value === 1 };
}

export function totalOf(count: Count): number {
  return isSoft(count) ? count.hard + 10 : count.hard;
}

/** Whether an ace counts as eleven now: no card can ruin such a hand. */
export function isSoft({ hard, hasAce }: Count): boolean {
  return hasAce && hard <= 11;
}

/** 1 for an ace, 10 for every picture. */
export function pointsOf(card: Card): number {
  return Math.min(10, pipsOf(card));
}

/** Ace and ten as dealt; the same cards after a split are twenty-one and no more. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(countOf(cards)) === 21;
}
