import { sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { DrawSeal } from '#contract/lottery.ts';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { KeptLine } from './plan-slip.ts';

export interface TicketRow {
  id: string;
  game: string;
  name: string;
  family: string;
  purse: Purse;
  commodity: string;
  numeroId: string;
  numero: string;
  numeroState: 'upcoming' | 'open' | 'closed' | 'drawn' | 'settled' | 'void';
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  isBeforeClosing: boolean;
  seal: DrawSeal | null;
  result: string[] | null;
  voidReason: string | null;
  state: 'open' | 'won' | 'lost' | 'cancelled' | 'void';
  lines: KeptLine[];
  notes: number;
  series: number;
  maxSeries: number;
  stake: string;
  best: string;
  paid: string;
  rebate: string;
  outcome: OutcomeRow | null;
  placedAt: Date;
  settledAt: Date | null;
  edition: number;
  isCancellable: boolean;
  chaseId: string | null;
  salt: string;
  hash: string;
}

/** What each line won, as settlement wrote it. */
export interface OutcomeRow {
  lines: { hits: { tier: string; notes: number }[]; paid: string }[];
}

export interface TicketsWanted {
  playerId: string;
  language: Language;
  ticketId?: string | undefined;
  purse?: Purse | undefined;
  game?: string | undefined;
  numero?: string | undefined;
  are?: 'open' | 'over' | undefined;
  after?: string | undefined;
  atMost: number;
}

/** One's own, the newest first. */
export async function selectTickets(
  database: Database,
  wanted: TicketsWanted,
): Promise<TicketRow[]> {
  const { playerId, language, ticketId, purse, game, numero, are, after, atMost } = wanted;
  const { rows } = await sql<TicketRow>`
    select ticket.id, numero.game_code as game, ${inLanguage('shown.name', language)} as name,
      own.family, ticket.purse, ticket.commodity, numero.id as "numeroId", numero.numero,
      numero.state as "numeroState", numero.opens_at as "opensAt", numero.closes_at as "closesAt",
      numero.draws_at as "drawsAt", numero.closes_at > clock_timestamp() as "isBeforeClosing",
      lottery_sealed(numero.*, chain.commitment) as seal, numero.result,
      numero.void_reason as "voidReason", ticket.state, ticket.lines, ticket.notes, ticket.series,
      ticket.max_series as "maxSeries", ticket.stake, ticket.best, ticket.paid, ticket.rebate,
      ticket.outcome, ticket.placed_at as "placedAt", ticket.settled_at as "settledAt",
      ticket.edition, coalesce(sale.is_cancellable, true) as "isCancellable",
      ticket.chase_id as "chaseId", ticket.salt, ticket.hash
    from lottery_ticket ticket
    join lottery_numero numero on numero.id = ticket.numero_id
    join lottery_game own on own.game_code = numero.game_code
    left join lottery_chain chain on chain.id = numero.chain_id
    left join game shown on shown.game_code = numero.game_code
    left join lottery_sale sale on sale.game_code = numero.game_code
    where ticket.player_id = ${playerId}
      ${ticketId === undefined ? sql`` : sql`and ticket.id = ${ticketId}`}
      ${purse === undefined ? sql`` : sql`and ticket.purse = ${purse}`}
      ${game === undefined ? sql`` : sql`and numero.game_code = ${game}`}
      ${numero === undefined ? sql`` : sql`and numero.numero = ${numero}`}
      ${are === undefined ? sql`` : are === 'open' ? sql`and ticket.state = 'open'` : sql`and ticket.state <> 'open'`}
      ${after === undefined ? sql`` : sql`and ticket.id < ${after}`}
    order by ticket.id desc limit ${atMost}`.execute(database);
  return rows;
}

/** The hashes of the tickets that stand, in the order of their ids; the numero is held meanwhile. */
export async function selectListHashes(
  database: Database,
  numeroId: string,
): Promise<{ id: string; hash: string }[]> {
  return database
    .selectFrom('lottery_ticket')
    .select(['id', 'hash'])
    .where('numero_id', '=', numeroId)
    .where('state', 'not in', ['cancelled'])
    .orderBy('id')
    .execute();
}

/** A ticket of a numero's list, with all that its text is made of. */
export interface ListedTicket {
  id: string;
  series: number;
  stake: string;
  salt: string;
  hash: string;
  lines: KeptLine[];
}

export async function selectListTickets(
  database: Database,
  numeroId: string,
): Promise<ListedTicket[]> {
  const { rows } = await sql<ListedTicket>`
    select id, series, stake, salt, hash, lines from lottery_ticket
    where numero_id = ${numeroId} and state <> 'cancelled' order by id`.execute(database);
  return rows;
}

export async function selectListRoot(database: Database, numeroId: string): Promise<string | null> {
  const row = await database
    .selectFrom('lottery_numero')
    .select('list_root')
    .where('id', '=', numeroId)
    .executeTakeFirst();
  return row?.list_root ?? null;
}

/** Holds the numero of a ticket, so that its list is not sealed meanwhile, and all that a return writes. */
export async function lockToCancel(
  transaction: Transaction,
  playerId: string,
  ticketId: string,
): Promise<void> {
  await sql`select lottery_lock_ticket(${playerId}, ${ticketId})`.execute(transaction);
}

export async function returnTicket(
  transaction: Transaction,
  { ticketId, actor, now }: { ticketId: string; actor: string; now: Date },
): Promise<void> {
  await sql`select lottery_return(${ticketId}, 'cancelled', ${actor}, ${now})`.execute(transaction);
}
