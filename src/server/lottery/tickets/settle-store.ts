import { sql } from 'kysely';
import type { Family, Mode } from '#lottery/types.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { KeptLine } from './plan-slip.ts';

export interface NumeroToSettle {
  id: string;
  state: string;
  edition: number;
  family: Family;
  mode: Mode;
  result: string[] | null;
}

export async function selectNumero(
  database: Database,
  numeroId: string,
): Promise<NumeroToSettle | undefined> {
  const { rows } = await sql<NumeroToSettle>`
    select numero.id, numero.state, numero.edition, numero.result, own.family, own.mode
    from lottery_numero numero join lottery_game own on own.game_code = numero.game_code
    where numero.id = ${numeroId}`.execute(database);
  return rows[0];
}

export interface TicketToSettle {
  id: string;
  lines: KeptLine[];
  stake: string;
  series: number;
  maxSeries: number;
  minorDigits: number;
}

/** Tickets of a numero that this edition has not settled, behind the given one, in the order of their ids. */
export async function selectUnsettled(
  database: Database,
  { numeroId, edition, after, atMost }: Unsettled,
): Promise<TicketToSettle[]> {
  const { rows } = await sql<TicketToSettle>`
    select id, lines, stake, series, max_series as "maxSeries", minor_digits as "minorDigits"
    from lottery_ticket
    where numero_id = ${numeroId} and id > ${after} and edition < ${edition}
      and state in ('open', 'won', 'lost')
    order by id limit ${atMost}`.execute(database);
  return rows;
}

interface Unsettled {
  numeroId: string;
  edition: number;
  after: string;
  atMost: number;
}

export interface SettledRow {
  id: string;
  state: 'won' | 'lost';
  paid: string;
  rebate: string;
  outcome: object;
}

export async function settleRows(
  transaction: Transaction,
  numero: Pick<NumeroToSettle, 'id' | 'edition'>,
  rows: readonly SettledRow[],
): Promise<void> {
  await sql`select lottery_settle(${numero.id}, ${numero.edition}, ${JSON.stringify(rows)})`.execute(
    transaction,
  );
}

/** Every ticket of the edition is settled: the numero is. */
export async function markSettled(
  transaction: Transaction,
  { id, edition }: Pick<NumeroToSettle, 'id' | 'edition'>,
): Promise<void> {
  await sql`select lottery_settled(${id}::bigint, ${edition}::int)`.execute(transaction);
}

/** Returns the stakes of so many tickets of a void numero, and says of how many. */
export async function returnStakes(
  transaction: Transaction,
  numeroId: string,
  atMost: number,
): Promise<number> {
  const { rows } = await sql<{ returned: number }>`
    select lottery_return_all(${numeroId}, ${atMost}) as returned`.execute(transaction);
  return rows[0]?.returned ?? 0;
}
