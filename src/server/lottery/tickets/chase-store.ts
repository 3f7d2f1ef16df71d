import { sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export interface ChaseRow {
  id: string;
  game: string;
  name: string | null;
  purse: Purse;
  state: 'running' | 'stopped' | 'won' | 'done';
  stopsOnWin: boolean;
  placedAt: Date;
  cost: string;
  held: string;
  commodity: string;
  tickets: {
    id: string;
    numero: string;
    state: 'open' | 'won' | 'lost' | 'cancelled' | 'void';
    stake: string;
    paid: string;
  }[];
}

export interface ChasesWanted {
  playerId: string;
  language: Language;
  chaseId?: string | undefined;
  purse?: Purse | undefined;
  game?: string | undefined;
  after?: string | undefined;
  atMost: number;
}

/** One's own, the newest first, each with its tickets in the order of their numeros. */
export async function selectChases(database: Database, wanted: ChasesWanted): Promise<ChaseRow[]> {
  const { playerId, language, chaseId, purse, game, after, atMost } = wanted;
  const { rows } = await sql<ChaseRow>`
    select chase.id, chase.game_code as game, ${inLanguage('shown.name', language)} as name,
      chase.purse, chase.state, chase.stops_on_win as "stopsOnWin", chase.placed_at as "placedAt",
      chase.cost, chase.held, bought.commodity, bought.tickets
    from lottery_chase chase
    left join game shown on shown.game_code = chase.game_code
    cross join lateral (
      select min(ticket.commodity::text) as commodity,
        jsonb_agg(jsonb_build_object('id', ticket.id::text, 'numero', numero.numero,
          'state', ticket.state, 'stake', ticket.stake::text, 'paid', ticket.paid::text)
          order by ticket.id) as tickets
      from lottery_ticket ticket join lottery_numero numero on numero.id = ticket.numero_id
      where ticket.chase_id = chase.id) as bought
    where chase.player_id = ${playerId}
      ${chaseId === undefined ? sql`` : sql`and chase.id = ${chaseId}`}
      ${purse === undefined ? sql`` : sql`and chase.purse = ${purse}`}
      ${game === undefined ? sql`` : sql`and chase.game_code = ${game}`}
      ${after === undefined ? sql`` : sql`and chase.id < ${after}`}
    order by chase.id desc limit ${atMost}`.execute(database);
  return rows;
}

/** Returns false for a chase that is over already. */
export async function stopRunning(
  transaction: Transaction,
  { chaseId, actor, now }: { chaseId: string; actor: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`
    select lottery_stop_chase(${chaseId}, 'stopped', ${actor}, ${now}) as stopped`.execute(
    transaction,
  );
  return rows[0]?.stopped ?? false;
}

/** Running chases that hold money for somebody who may not play any more; of one player, or of all. */
export async function selectBarredChases(
  database: Database,
  { playerId, now }: { playerId: string | null; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery_barred_chases(${playerId}::bigint, null, ${now}) as id`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

export async function hasBarredChase(transaction: Transaction, numeroId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from lottery_barred_chases(null, ${numeroId}::bigint, clock_timestamp())) as found`.execute(
    transaction,
  );
  return rows[0]?.found ?? false;
}
