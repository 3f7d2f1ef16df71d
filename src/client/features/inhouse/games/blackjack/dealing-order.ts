import type { BlackjackView } from '#games/blackjack/blackjack.ts';

/**
 * One name for each card on the table, in the order in which they came to lie: to the player and the
 * dealer in turn, then what the player drew, then what the dealer turned over and drew.
 */
export function dealingOrder({ hands, dealer }: BlackjackView): string[] {
  const [first] = hands;
  const opening = [
    ...(first ? [playersKey(first.cards, 0, 0)] : []),
    dealersKey(dealer.cards, 0),
    ...(first ? [playersKey(first.cards, 0, 1)] : []),
  ];
  const drawn = hands.flatMap(({ cards }, hand) =>
    cards.map((_, place) => playersKey(cards, hand, place)),
  );
  const house = Array.from({ length: Math.max(dealer.cards.length, 2) }, (_, place) =>
    dealersKey(dealer.cards, place),
  );
  // The hole card is laid with the first four, face down, before anything is drawn.
  const hole = dealer.isHoleHidden ? [dealersKey(dealer.cards, 1)] : [];
  return [...new Set([...opening, ...hole, ...drawn, ...house])];
}

export function playersKey(cards: readonly string[], hand: number, place: number): string {
  return `hand-${hand}-${place}:${cards[place]}`;
}

/** A card that is turned over counts as another one. */
export function dealersKey(cards: readonly string[], place: number): string {
  return `dealer-${place}:${cards[place] ?? 'down'}`;
}
