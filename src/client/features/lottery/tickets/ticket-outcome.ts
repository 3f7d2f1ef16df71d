import type { Ticket } from '#contract/lottery-tickets.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import type { Choice, Family } from '#lottery/types.ts';
import { hitPicks, notesOf } from '../hit-picks.ts';

/**
 * What became of a ticket, as its owner sees it: a push is no win, and its stake comes back. A win that is not
 * above the stake is named apart: nothing cheers it.
 */
export type TicketOutcome = Ticket['state'] | 'won-back' | 'returned' | 'part-returned';

interface Settled {
  state: Ticket['state'];
  stake: string;
  /** Minor units; 0 until it is settled. */
  paid: string;
}

export function outcomeOf({ state, stake, paid }: Settled): TicketOutcome {
  if (state === 'won') return BigInt(paid) > BigInt(stake) ? 'won' : 'won-back';
  if (state !== 'lost' || BigInt(paid) === 0n) return state;
  return BigInt(paid) < BigInt(stake) ? 'part-returned' : 'returned';
}

export interface LineOutcome {
  /** How many bets of the line won something. */
  notes: number;
  /** Minor units, cut to whole ones; stakes that came back are in it. */
  paid: bigint;
  /** The picks that had a part in it, row by row. */
  hits: Choice;
}

/** What one line brought, by the order of the slip; null until it was settled. */
export function lineOutcome(
  { outcome, family, lines, result }: Pick<Ticket, 'outcome' | 'family' | 'lines' | 'result'>,
  index: number,
): LineOutcome | null {
  const [line, settled] = [lines[index], outcome?.lines[index]];
  if (!line || !settled) return null;
  // A ticket may be older than its bet.
  const play = findPlay(family as Family, line.play);
  return {
    notes: notesOf(play, settled.hits).won,
    paid: wholeMinor(settled.paid),
    hits: play && result ? hitPicks(play, line.choice, result) : line.choice.map(() => []),
  };
}

/** Digits, or a fraction such as 1000/3. */
function wholeMinor(text: string): bigint {
  const [above = '0', below = '1'] = text.split('/');
  return BigInt(above) / BigInt(below);
}
