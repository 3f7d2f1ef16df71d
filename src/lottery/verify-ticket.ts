import type { ValueOf } from '#contract/call.ts';
import type { oneTicket } from '#contract/lottery-tickets.ts';
import { commitmentOf } from '#games/draw.ts';
import { isIncluded } from './merkle.ts';
import type { FindPlay } from './slip.ts';
import { ticketText } from './ticket-text.ts';
import type { Family } from './types.ts';
import type { NumeroProof } from './verify-numero.ts';

export type OwnTicket = ValueOf<typeof oneTicket>;

/** The ticket's hash is of another text; its text says something else than the ticket shows; it is not on the list. */
export type TicketFault = 'ticket' | 'text' | 'place';

/** Whether a ticket is the one on the list that its numero was drawn from, line by line as its owner sees it. */
export function verifyTicket(
  { ticket, text, salt, inclusion }: OwnTicket,
  proof: Pick<NumeroProof, 'game' | 'numero' | 'listRoot' | 'listCount'>,
  findPlay: FindPlay,
): TicketFault[] {
  const faults: TicketFault[] = [];
  if (commitmentOf(text) !== ticket.hash) faults.push('ticket');
  if (textOf(ticket, salt, findPlay) !== text) faults.push('text');
  if (ticket.game !== proof.game || ticket.numero.numero !== proof.numero) faults.push('place');
  // A ticket that was taken back before the closing is rightly on no list; any other has its place there.
  if (ticket.state === 'cancelled' || faults.includes('place')) return faults;
  // A numero that was void before its closing has no list at all.
  if (ticket.state === 'void' && proof.listRoot === null) return faults;
  const { listRoot: root } = proof;
  if (inclusion === null || root === null) return [...faults, 'place'];
  const { index, count: size, siblings: way } = inclusion;
  const isOnList = isIncluded({ hash: ticket.hash, index, size, way }, root);
  const isThere = isOnList && inclusion.root === root && size === proof.listCount;
  return isThere ? faults : [...faults, 'place'];
}

/** What the text has to be for what the ticket shows; null where the ticket shows what no text can say. */
function textOf(
  { id, game, family, numero, series, stake, lines }: OwnTicket['ticket'],
  salt: string,
  findPlay: FindPlay,
): string | null {
  const counted = lines.map((line) => ({
    ...line,
    notes: findPlay(family as Family, line.play)?.count(line.choice) ?? 0,
  }));
  try {
    return ticketText({ id, game, numero: numero.numero, series, stake, salt, lines: counted });
  } catch {
    return null;
  }
}
