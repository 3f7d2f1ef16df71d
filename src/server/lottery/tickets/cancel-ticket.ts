import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { cancelTicket as Call } from '#contract/lottery-tickets.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOnSale, readOwnTicket, selectOne } from './read-tickets.ts';
import { lockToCancel, returnTicket, type TicketRow } from './ticket-store.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Takes a ticket back while its numero is on sale; sent again it finds the ticket over. */
export function cancelTicket(
  app: AppContext,
  { ticketId, language }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const wanted = { playerId: player.id, ticketId, language };
  return inTransaction(app.database, async (transaction) => {
    await lockToCancel(transaction, player.id, ticketId);
    const row = await selectOne(transaction, wanted);
    if (!row) return refuse('ticket.unknown');
    const refusal = reviewCancel(row);
    if (refusal) return refuse(refusal);
    const actor = `player:${player.id}`;
    await returnTicket(transaction, { ticketId, actor, now: app.clock.now() });
    const ticket = await readOwnTicket(transaction, wanted);
    if (!ticket) throw new Error('A ticket that was taken back is not there.');
    return done(ticket);
  });
}

/** In the order in which the call lists them. */
export function reviewCancel(
  row: Pick<TicketRow, 'isCancellable' | 'state' | 'isBeforeClosing' | 'numeroState'>,
): Refusal | null {
  if (!row.isCancellable) return 'ticket.not-cancellable';
  if (row.state !== 'open') return 'ticket.over';
  return isOnSale(row) && row.isBeforeClosing ? null : 'numero.closed';
}
