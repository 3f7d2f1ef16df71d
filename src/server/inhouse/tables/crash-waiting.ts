import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { roomTime } from './room-clock.ts';

/** A hand that has been stamped and whose turn at the database has not come yet. */
export interface Hand {
  arrived: Date;
  /** Unknown until its bet has been read. */
  tableRoundId: string | undefined;
  /** It is decided: nobody needs to wait for it. */
  end(): void;
}

const waiting = slotFor<Set<Hand>>('hands at crash tables');

/** Stamps a hand, and counts it until it is decided. */
export function stampHand(app: AppContext): Hand {
  const hands = app.scope.once(waiting, () => new Set<Hand>());
  const hand: Hand = {
    arrived: roomTime(app),
    tableRoundId: undefined,
    end: () => void hands.delete(hand),
  };
  hands.add(hand);
  return hand;
}

/** Whether a hand that came to this gateway by then is still undecided. */
export function isHandWaiting({ scope }: AppContext, tableRoundId: string, until: Date): boolean {
  for (const hand of scope.find(waiting) ?? []) {
    if (hand.arrived <= until && (hand.tableRoundId ?? tableRoundId) === tableRoundId) return true;
  }
  return false;
}
