import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type * as calls from '#contract/lottery-tickets.ts';
import type { Language } from '#contract/values.ts';
import { ticketText } from '#lottery/ticket-text.ts';
import type { Database } from '#server/db/open.ts';
import { coinCurrency } from '#server/inhouse/rounds/coins.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { SealedLists } from './sealed-lists.ts';
import { selectListRoot, selectTickets, type TicketRow } from './ticket-store.ts';

type Ticket = calls.Ticket;

/** A page of one's own tickets, the newest first. */
export async function listTickets(
  database: Database,
  request: RequestOf<typeof calls.ownTickets>,
  player: Player,
): Promise<Done<AnswerOf<typeof calls.ownTickets>>> {
  const rows = await selectTickets(database, {
    ...request,
    playerId: player.id,
    atMost: ticketsAtOnce + 1,
  });
  const page = rows.slice(0, ticketsAtOnce);
  return done({
    list: page.map(viewTicket),
    next: rows.length > ticketsAtOnce ? (page.at(-1)?.id ?? null) : null,
  });
}

const ticketsAtOnce = 20;

/** One ticket with its text, and where it stands on the sealed list. */
export async function readTicketWithProof(
  { database, lists }: { database: Database; lists: SealedLists },
  { ticketId, language }: RequestOf<typeof calls.oneTicket>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof calls.oneTicket>, 'ticket.unknown'>> {
  const row = await selectOne(database, { playerId: player.id, ticketId, language });
  if (!row) return refuse('ticket.unknown');
  const text = ticketText({ ...row, series: row.series });
  return done({
    ticket: viewTicket(row),
    text,
    salt: row.salt,
    inclusion: await inclusionOf(database, lists, row),
  });
}

interface TicketWanted {
  playerId: string;
  ticketId: string;
  language: Language;
}

export async function readOwnTicket(
  database: Database,
  wanted: TicketWanted,
): Promise<Ticket | null> {
  const row = await selectOne(database, wanted);
  return row ? viewTicket(row) : null;
}

export async function selectOne(
  database: Database,
  wanted: TicketWanted,
): Promise<TicketRow | undefined> {
  const [row] = await selectTickets(database, { ...wanted, atMost: 1 });
  return row;
}

async function inclusionOf(database: Database, lists: SealedLists, row: TicketRow) {
  const isSealed = ['closed', 'drawn', 'settled'].includes(row.numeroState);
  if (!isSealed || row.state === 'cancelled') return null;
  const place = await lists.placeOf(row.numeroId, row.id);
  const root = place && (await selectListRoot(database, row.numeroId));
  return place && root ? { root, ...place } : null;
}

export function viewTicket(row: TicketRow): Ticket {
  const { outcome } = row;
  const isOpen = row.state === 'open';
  return {
    id: row.id,
    game: row.game,
    name: row.name ?? row.game,
    family: row.family,
    purse: row.purse,
    numero: {
      numero: row.numero,
      state: row.numeroState,
      opensAt: row.opensAt.toISOString(),
      closesAt: row.closesAt.toISOString(),
      drawsAt: row.drawsAt.toISOString(),
    },
    seal: row.seal,
    result: row.result,
    voidReason: row.state === 'void' ? row.voidReason : null,
    state: row.state,
    lines: row.lines.map(({ play, choice, unit, multiple }) => ({
      ...{ play, unit, multiple },
      choice: choice.map((symbols) => [...symbols]),
    })),
    notes: row.notes,
    series: row.series,
    maxSeries: row.maxSeries,
    stake: row.stake,
    best: row.best,
    outcome: outcome && { paid: row.paid, rebate: row.rebate, lines: outcome.lines },
    currency: row.purse === 'coins' ? coinCurrency : row.commodity,
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    edition: row.edition,
    mayCancel: isOpen && row.isCancellable && row.isBeforeClosing && isOnSale(row),
    chaseId: row.chaseId,
    hash: row.hash,
  };
}

/** A numero ahead of time may be taken out of a chase as well. */
export function isOnSale({ numeroState }: Pick<TicketRow, 'numeroState'>): boolean {
  return numeroState === 'open' || numeroState === 'upcoming';
}
