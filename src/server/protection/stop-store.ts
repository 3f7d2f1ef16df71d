import { sql } from 'kysely';
import type { GameType } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import type { PlayStop } from './play-facts.ts';

export interface PlayStopRow extends PlayStop {
  reason: string;
  stoppedBy: string;
  stoppedAt: Date;
}

export function selectPlayStops(database: Database): Promise<PlayStopRow[]> {
  return database
    .selectFrom('play_stop')
    .select(['scope', 'target', 'reason', 'stopped_by as stoppedBy', 'stopped_at as stoppedAt'])
    .orderBy('stopped_at')
    .execute();
}

/** Whether a class that this vendor offers is stopped. */
export async function selectHasStoppedClass(database: Database, vendor: string): Promise<boolean> {
  const stopped = await database
    .selectFrom('vendor_category')
    .innerJoin('play_stop', (on) =>
      on
        .on('play_stop.scope', '=', 'class')
        .on(sql<boolean>`play_stop.target = vendor_category.game_type::text`),
    )
    .select('play_stop.target')
    .where('vendor_code', '=', vendor)
    .limit(1)
    .executeTakeFirst();
  return stopped !== undefined;
}

export async function insertPlayStop(
  database: Database,
  { scope, target, reason, stoppedBy }: Omit<PlayStopRow, 'stoppedAt'>,
): Promise<void> {
  await database
    .insertInto('play_stop')
    .values({ scope, target, reason, stopped_by: stoppedBy })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'target']).doUpdateSet({ reason, stopped_by: stoppedBy }),
    )
    .execute();
}

export async function selectPlayerIdByAccount(
  database: Database,
  account: string,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('player')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst();
  return found?.id;
}

export async function deletePlayStop(
  database: Database,
  { scope, target }: PlayStop,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('play_stop')
    .where('scope', '=', scope)
    .where('target', '=', target)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether there is such a class, vendor, game or player: a misspelled stop would stop nobody. */
export async function isStopTarget(
  database: Database,
  { scope, target }: PlayStop,
): Promise<boolean> {
  if (scope === 'all') return target === '';
  if (scope === 'player' && !/^[1-9]\d{0,17}$/.test(target)) return false;
  const found = await queryOf(database, scope, target).executeTakeFirst();
  return found !== undefined;
}

function queryOf(database: Database, scope: Exclude<PlayStop['scope'], 'all'>, target: string) {
  if (scope === 'class') {
    return database
      .selectFrom('game_category')
      .select('game_type as found')
      .where('game_type', '=', target as GameType);
  }
  if (scope === 'vendor') {
    return database.selectFrom('vendor').select('code as found').where('code', '=', target);
  }
  if (scope === 'game') {
    return database.selectFrom('game').select('game_code as found').where('game_code', '=', target);
  }
  return database.selectFrom('player').select('account as found').where('id', '=', target);
}
