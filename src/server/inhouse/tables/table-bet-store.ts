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
  changed_at: Date;
}

/** Bets in a table's round, the greatest first; or those alone that changed since, the newest first. */
export function selectTableBets(
  database: Database,
  tableRoundId: string,
  { since, atMost }: { since?: Date; atMost: number },
): Promise<TableBetRow[]> {
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
      'house_round.changed_at',
    ])
    .where('house_round.table_round_id', '=', tableRoundId)
    .$if(since !== undefined, (seats) =>
      seats
        .where('house_round.changed_at', '>', since ?? new Date(0))
        .orderBy('house_round.changed_at', 'desc'),
    )
    .orderBy('house_round.staked', 'desc')
    .orderBy('house_round.id')
    .limit(atMost)
    .execute();
}

export async function countTableBets(
  database: Database,
  tableRoundId: string,
): Promise<{ players: number; staked: string }> {
  const row = await database
    .selectFrom('house_round')
    .select(({ fn }) => [
      fn.countAll<string>().as('players'),
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
