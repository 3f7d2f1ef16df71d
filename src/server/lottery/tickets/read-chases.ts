import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type * as calls from '#contract/lottery-tickets.ts';
import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import { coinCurrency } from '#server/inhouse/rounds/coins.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import { type ChaseRow, selectChases } from './chase-store.ts';

/** A page of one's own chases, the newest first. */
export async function listChases(
  database: Database,
  request: RequestOf<typeof calls.ownChases>,
  player: Player,
): Promise<Done<AnswerOf<typeof calls.ownChases>>> {
  const rows = await selectChases(database, {
    ...request,
    playerId: player.id,
    atMost: chasesAtOnce + 1,
  });
  const page = rows.slice(0, chasesAtOnce);
  return done({
    list: page.map(viewChase),
    next: rows.length > chasesAtOnce ? (page.at(-1)?.id ?? null) : null,
  });
}

const chasesAtOnce = 20;

export async function readChase(
  database: Database,
  wanted: { playerId: string; chaseId: string; language: Language },
): Promise<calls.Chase | null> {
  const [row] = await selectChases(database, { ...wanted, atMost: 1 });
  return row ? viewChase(row) : null;
}

function viewChase({ placedAt, commodity, tickets, ...row }: ChaseRow): calls.Chase {
  const paid = tickets.reduce((sum, ticket) => sum + BigInt(ticket.paid), 0n);
  return {
    ...row,
    name: row.name ?? row.game,
    placedAt: placedAt.toISOString(),
    currency: row.purse === 'coins' ? coinCurrency : commodity,
    paid: String(paid),
    tickets,
  };
}
