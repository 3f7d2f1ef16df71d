import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { RoundRow } from '../store.ts';

export interface TableBetRow {
  id: string;
  player_id: string;
  account: string;
  staked: string;
  paid: string | null;
  state: RoundRow['state'];
  steps: string;
}

/** The greatest bets in a table's round. */
export function selectTableBets(
  database: Database,
  tableRoundId: string,
  atMost: number,
): Promise<TableBetRow[]> {
  return tableBets(database, tableRoundId)
    .orderBy('house_round.staked', 'desc')
    .orderBy('house_round.id')
    .limit(atMost)
    .execute();
}

/**
 * Those that were committed since the database stood as `since` says, the newest first. Their own times would not
 * do: a cash-out that waited for its lock bears a time from before it waited.
 */
export function selectChangedBets(
  database: Database,
  tableRoundId: string,
  { since, atMost }: { since: string | null; atMost: number },
): Promise<(TableBetRow & { stand: string })[]> {
  return tableBets(database, tableRoundId)
    .select(sql<string>`pg_current_snapshot()::text`.as('stand'))
    .$if(since !== null, (bets) =>
      bets.where(sql<boolean>`not pg_visible_in_snapshot(changed_xid, ${since}::pg_snapshot)`),
    )
    .orderBy('house_round.changed_at', 'desc')
    .orderBy('house_round.staked', 'desc')
    .orderBy('house_round.id')
    .limit(atMost)
    .execute();
}

function tableBets(database: Database, tableRoundId: string) {
  return database
    .selectFrom('house_round')
    .innerJoin('player', 'player.id', 'house_round.player_id')
    .select([
      'house_round.id',
      'house_round.player_id',
      'player.account',
      'house_round.staked',
      'house_round.paid',
      'house_round.state',
      'house_round.steps',
    ])
    .where('house_round.table_round_id', '=', tableRoundId);
}

export async function countTableBets(
  database: Database,
  tableRoundId: string,
): Promise<{ players: number; staked: string }> {
  const row = await database
    .selectFrom('house_round')
    .select(({ fn }) => [
      fn.count<string>('player_id').distinct().as('players'),
      fn.sum<string>('staked').as('staked'),
    ])
    .where('table_round_id', '=', tableRoundId)
    .executeTakeFirst();
  return { players: Number(row?.players ?? 0), staked: row?.staked ?? '0' };
}

/** Bets that have not been settled yet. */
export function selectOpenBets(
  database: Database,
  tableRoundId: string,
  { after = '0', atMost }: { after?: string; atMost: number },
): Promise<RoundRow[]> {
  return database
    .selectFrom('house_round')
    .selectAll()
    .where('table_round_id', '=', tableRoundId)
    .where('state', '=', 'open')
    .where('id', '>', after)
    .orderBy('id')
    .limit(atMost)
    .execute();
}

/** Written down before it is answered. */
export async function markHandLate(database: Database, roundId: string): Promise<void> {
  await database
    .updateTable('house_round')
    .set({ is_hand_late: true })
    .where('id', '=', roundId)
    .where('state', '=', 'open')
    .where('is_hand_late', '=', false)
    .execute();
}
