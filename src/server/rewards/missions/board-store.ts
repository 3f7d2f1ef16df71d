import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { hardMarks } from '#server/exclusion-register/marks-of.ts';
import type { RunOfTerms } from './mission-store.ts';

interface OwnPlace {
  place: number;
  score: string;
  isSecond: boolean;
}

export interface PlaceRow {
  playerId: string;
  account: string;
  score: string;
  reachedAt: Date;
}

/**
 * Who stands on a board: score, then who was earlier, then the older account. Whoever is excluded, or
 * closed out for another reason, does not appear. A break that is no exclusion keeps one's place. Of several accounts
 * of one person the highest has a place.
 */
export async function selectPlaces(
  database: Database,
  { runId, now, atMost }: { runId: string; now: Date; atMost: number },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select held.player_id as "playerId", player.account, held.amount as score,
      held.reached_at as "reachedAt"
    from mission_progress held
    join player on player.id = held.player_id
    where held.run_id = ${runId} and held.condition = 0 and held.amount > 0
      and ${isShown(now)} and not ${standsHigher('held')}
    order by held.amount desc, held.reached_at, held.player_id
    limit ${atMost}`.execute(database);
  return rows;
}

const isShown = (now: Date) => sql<boolean>`player.type <> 4 and not exists (
  select from player_break pause
  where pause.player_id = held.player_id and pause.kind = 'exclusion'
    and pause.began_at <= ${now} and pause.ends_at > ${now})`;

/** Whether another account of the same person stands higher in the same run. */
const standsHigher = (alias: 'held' | 'own') => sql<boolean>`exists (
  select from person_mark mine
  join person_mark theirs on theirs.kind = mine.kind and theirs.mark = mine.mark and theirs.player_id <> mine.player_id
  join mission_progress higher on higher.player_id = theirs.player_id
    and higher.run_id = ${sql.ref(`${alias}.run_id`)} and higher.condition = 0
  where mine.player_id = ${sql.ref(`${alias}.player_id`)} and mine.kind = any (${[...hardMarks]}::text[])
    and (higher.amount > ${sql.ref(`${alias}.amount`)}
      or higher.amount = ${sql.ref(`${alias}.amount`)} and (higher.reached_at, higher.player_id)
        < (${sql.ref(`${alias}.reached_at`)}, ${sql.ref(`${alias}.player_id`)})))`;

/**
 * Undefined where the player has no score. `isSecond`: another account of the same person has the place. Who stands
 * above is counted by persons, as the list is.
 */
export async function selectOwnPlace(
  database: Database,
  { runId, playerId, now }: { runId: string; playerId: string; now: Date },
): Promise<OwnPlace | undefined> {
  const { rows } = await sql<OwnPlace>`
    select own.amount as score, ${standsHigher('own')} as "isSecond", 1 + (
      select count(*)::int from mission_progress held
      join player on player.id = held.player_id
      where held.run_id = own.run_id and held.condition = 0 and ${isShown(now)}
        and not ${standsHigher('held')}
        and (held.amount > own.amount
          or held.amount = own.amount
            and (held.reached_at, held.player_id) < (own.reached_at, own.player_id))) as place
    from mission_progress own
    where own.run_id = ${runId} and own.condition = 0 and own.player_id = ${playerId}
      and own.amount > 0`.execute(database);
  return rows[0];
}

/** Boards that are over and not settled. */
export async function selectUnsettled(database: Database, now: Date): Promise<RunOfTerms[]> {
  return database
    .selectFrom('mission_run as run')
    .innerJoin('mission', 'mission.id', 'run.mission_id')
    .selectAll('run')
    .select('mission.terms')
    .where('run.ends_at', '<=', now)
    .where('run.settled_at', 'is', null)
    .where(sql`mission.terms ->> 'kind'`, '=', 'board')
    .orderBy('run.ends_at')
    .execute();
}

/** Whether a round of that time is still open. */
export async function hasOpenRounds(
  database: Database,
  { begins_at: from, ends_at: to }: RunOfTerms,
): Promise<boolean> {
  const open = await database
    .selectFrom('bet_record')
    .select('id')
    .where('state', '=', 'open')
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a fact of before that moment waits to be counted. */
export async function hasUnread(database: Database, until: Date): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from settled_fact fact
      where fact.happened_at < ${until} and (fact.order_xid, fact.id) > (
        select coalesce(max(order_xid), 0), coalesce(max(id), 0)
        from fact_cursor where reader = 'missions')) as waits`.execute(database);
  return rows[0]?.waits ?? true;
}

/** False where another gateway settled it. */
export async function settleRun(
  transaction: Transaction,
  runId: string,
  { now, hash }: { now: Date; hash: string },
): Promise<boolean> {
  const settled = await transaction
    .updateTable('mission_run')
    .set({ settled_at: now, places_hash: hash })
    .where('id', '=', runId)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export async function insertPlaces(
  transaction: Transaction,
  runId: string,
  places: readonly (PlaceRow & { prize: bigint })[],
): Promise<void> {
  await sql`
    insert into board_place (run_id, place, player_id, score, reached_at, prize)
    select ${runId}::bigint, place, player_id, score, reached_at, nullif(prize, 0)
    from unnest(
      ${places.map(({ playerId }) => playerId)}::bigint[], ${places.map(({ score }) => score)}::bigint[],
      ${places.map(({ reachedAt }) => reachedAt.toISOString())}::timestamptz[],
      ${places.map(({ prize }) => String(prize))}::bigint[])
      with ordinality as given (player_id, score, reached_at, prize, place)`.execute(transaction);
}

/** The run of a board that was settled last. */
export function selectLastSettled(database: Database, code: string) {
  return database
    .selectFrom('mission_run')
    .selectAll()
    .where('code', '=', code)
    .where('settled_at', 'is not', null)
    .orderBy('begins_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The first places of a settled board, and the player's own. */
export function selectFinal(
  database: Database,
  { runId, playerId, atMost }: { runId: string; playerId: string; atMost: number },
) {
  return database
    .selectFrom('board_place as held')
    .innerJoin('player', 'player.id', 'held.player_id')
    .select([
      'held.place',
      'held.player_id as playerId',
      'player.account',
      'held.score',
      'held.prize',
    ])
    .where('held.run_id', '=', runId)
    .where((each) =>
      each.or([each('held.place', '<=', atMost), each('held.player_id', '=', playerId)]),
    )
    .orderBy('held.place')
    .execute();
}
