import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { roomTime } from './room-clock.ts';

/** A hand that has been stamped and whose turn at the database has not come yet. */
export interface Hand {
  arrived: Date;
  /** Unknown until its bet has been read. */
  turnId: string | undefined;
  /** It is decided: nobody needs to wait for it. */
  end(): void;
}

const waiting = new WeakMap<Database, Set<Hand>>();

/** Stamps a hand, and counts it until it is decided. */
export function stampHand(app: AppContext): Hand {
  const hands = waiting.get(app.database) ?? new Set<Hand>();
  waiting.set(app.database, hands);
  const hand: Hand = {
    arrived: roomTime(app),
    turnId: undefined,
    end: () => void hands.delete(hand),
  };
  hands.add(hand);
  return hand;
}

/** Whether a hand that came to this gateway by then is still undecided. */
export function isHandWaiting({ database }: AppContext, turnId: string, until: Date): boolean {
  for (const hand of waiting.get(database) ?? []) {
    if (hand.arrived <= until && (hand.turnId ?? turnId) === turnId) return true;
  }
  return false;
}
