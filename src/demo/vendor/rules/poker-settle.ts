import { fromLeftOf, inHand, type PokerHand } from './poker-hand.ts';
import { potsOf, rakeOf, shareOf } from './poker-pots.ts';
import { categoryOf, type PokerCategory, pokerScore } from './poker-score.ts';
import { nameOf } from './table-cards.ts';

export interface Won {
  place: number;
  amount: bigint;
  /** Null where nobody was left to show cards to. */
  category: PokerCategory | null;
}

export interface Settled {
  won: Won[];
  rake: bigint;
  /** Pots as they were played for, before the rake; what nobody called is in none. */
  pots: bigint[];
  /** Cards that lie open in the end, by place. */
  shown: Record<number, string[]>;
}

/** Pays the pots of a hand that is over into the stacks. */
export function settleHand(hand: PokerHand): Settled {
  const left = inHand(hand);
  const isShowdown = left.length > 1;
  const scores = new Map(
    left.map(({ place, cards }) => [place, isShowdown ? pokerScore([...cards, ...hand.board]) : 0]),
  );
  const amounts = new Map<number, bigint>();
  const give = (place: number, amount: bigint) =>
    amounts.set(place, (amounts.get(place) ?? 0n) + amount);
  giveBackUncalled(hand);
  const pots = potsOf(hand.players);
  const played = pots.reduce((sum, { amount }) => sum + amount, 0n);
  const rake = rakeOf(played, hand.bigBlind, hand.board.length >= 3);
  let rakeLeft = rake;
  for (const { amount, places } of pots) {
    // The main pot pays the rake first, for everybody in the hand plays for it.
    const taken = rakeLeft < amount ? rakeLeft : amount;
    rakeLeft -= taken;
    const best = Math.max(...places.map((place) => scores.get(place) ?? 0));
    const winners = places.filter((place) => scores.get(place) === best);
    const order = fromLeftOf(hand, hand.button).map(({ place }) => place);
    for (const [place, share] of shareOf(amount - taken, winners, order)) give(place, share);
  }
  for (const player of hand.players) player.stack += amounts.get(player.place) ?? 0n;
  hand.street = 'over';
  return {
    won: [...amounts]
      .filter(([, amount]) => amount > 0n)
      .map(([place, amount]) => ({
        place,
        amount,
        category: isShowdown ? categoryOf(scores.get(place) ?? 0) : null,
      })),
    rake,
    pots: pots.map(({ amount }) => amount),
    shown: isShowdown
      ? Object.fromEntries(left.map(({ place, cards }) => [place, cards.map(nameOf)]))
      : {},
  };
}

/** What nobody called goes back before pots are made and raked. */
function giveBackUncalled(hand: PokerHand) {
  const [first, second] = hand.players.toSorted((one, other) => (one.put > other.put ? -1 : 1));
  if (!first || !second || first.put <= second.put || first.hasFolded) return;
  const back = first.put - second.put;
  first.put -= back;
  first.stack += back;
}
