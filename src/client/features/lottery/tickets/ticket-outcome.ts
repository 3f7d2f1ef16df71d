import type { Ticket } from '#contract/lottery-tickets.ts';

/** What became of a ticket, as its owner sees it: a push is no win, and its stake comes back. */
export type TicketOutcome = Ticket['state'] | 'returned' | 'part-returned';

interface Settled {
  state: Ticket['state'];
  stake: string;
  /** Minor units; 0 until it is settled. */
  paid: string;
}

export function outcomeOf({ state, stake, paid }: Settled): TicketOutcome {
  if (state !== 'lost' || BigInt(paid) === 0n) return state;
  return BigInt(paid) < BigInt(stake) ? 'part-returned' : 'returned';
}

/** How many bets of a line won something, by the order of the slip. */
export function notesWon({ outcome, state }: Pick<Ticket, 'outcome' | 'state'>, index: number) {
  // The hits of a ticket without a win are stakes that were returned.
  if (state !== 'won') return 0;
  return outcome?.lines[index]?.hits.reduce((sum, hit) => sum + hit.notes, 0) ?? 0;
}
