import { sql } from 'kysely';
import type { Choice, Family, Mode } from '#lottery/types.ts';
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
  playerId: string;
  lines: KeptLine[];
  stake: string;
  series: number;
  maxSeries: number;
  minorDigits: number;
  /** What an earlier edition brought. */
  paid: string;
  rebate: string;
  purse: 'money' | 'coins';
}

/** Tickets of a numero that this edition has not settled, behind the given one, in the order of their ids. */
export async function selectUnsettled(
  database: Database,
  { numeroId, edition, after, atMost }: Unsettled,
): Promise<TicketToSettle[]> {
  const { rows } = await sql<TicketToSettle>`
    select id, player_id as "playerId", lines, stake, series, max_series as "maxSeries", minor_digits as "minorDigits",
      paid, rebate, purse
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
  /** Of the stake, what may count as a valid bet; null where all of it may. */
  valid_stake: string | null;
  /** What the plays that pay by series staked, exactly; uplines earn by it. */
  series_stake: string;
  outcome: object;
}

export interface PicksRow {
  playerId: string;
  plays: { play: string; choices: Choice[] }[];
}

/**
 * What players picked, over all their tickets for money of one numero, by play. Whoever picked one symbol alone
 * has one side, and is left out.
 */
export async function selectPicks(database: Database, numeroId: string): Promise<PicksRow[]> {
  const { rows } = await sql<PicksRow>`
    with picked as (
      select ticket.player_id, line ->> 'play' as play, line -> 'choice' as choice,
        jsonb_array_length(jsonb_path_query_array(line -> 'choice', '$[*][*]')) as symbols
      from lottery_ticket ticket, jsonb_array_elements(ticket.lines) as line
      where ticket.numero_id = ${numeroId} and ticket.purse = 'money'
        and ticket.state in ('open', 'won', 'lost')
    ), by_play as (
      select player_id, play, jsonb_agg(distinct choice) as choices, sum(symbols) as symbols
      from picked group by 1, 2)
    select player_id as "playerId",
      jsonb_agg(jsonb_build_object('play', play, 'choices', choices) order by play) as plays
    from by_play group by 1 having sum(symbols) > 1`.execute(database);
  return rows;
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

/** Every ticket of the edition is settled: the numero is. False where it is not, or was before. */
export async function markSettled(
  transaction: Transaction,
  { id, edition }: Pick<NumeroToSettle, 'id' | 'edition'>,
): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select lottery_settled(${id}::bigint, ${edition}::int) as settled`.execute(transaction);
  return rows[0]?.settled ?? false;
}

/** Returns the stakes of so many tickets of a void numero, and says of which. */
export async function returnStakes(
  transaction: Transaction,
  numeroId: string,
  atMost: number,
): Promise<string[]> {
  const { rows } = await sql<{ returned: string[] }>`
    select lottery_return_all(${numeroId}, ${atMost})::text[] as returned`.execute(transaction);
  return rows[0]?.returned ?? [];
}
