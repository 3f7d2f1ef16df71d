import { findPlay, isAnyOrder, playsOf } from '#lottery/plays/find-play.ts';
import type { FindPlay } from '#lottery/slip.ts';
import type { Family, Play } from '#lottery/types.ts';

/** What tickets need of the rules; handed in, so that tests can follow a bet by hand. */
export interface TicketRules {
  findPlay: FindPlay;
  playsOf(family: Family): readonly Play[];
  /** Whether numbers of a play of this code are the same in any order, in some family. */
  isAnyOrder(code: string): boolean;
}

export const ticketRules: TicketRules = { findPlay, playsOf, isAnyOrder };
