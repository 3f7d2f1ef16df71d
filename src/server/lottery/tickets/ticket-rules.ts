import { findPlay } from '#lottery/plays/find-play.ts';
import type { FindPlay } from '#lottery/slip.ts';

/** What tickets need of the rules; handed in, so that tests can follow a bet by hand. */
export interface TicketRules {
  findPlay: FindPlay;
}

export const ticketRules: TicketRules = { findPlay };
