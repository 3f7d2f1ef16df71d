import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { HarmMarker, Stakes } from './harm-rules.ts';

export interface NewFlag {
  playerId: string;
  marker: HarmMarker;
  /** The merchant's day. */
  day: string;
  now: Date;
  facts: Record<string, string | number>;
}

/** Once a day and marker: a second time the same evening tells an operator nothing new. */
export async function insertFlag(database: Database, flag: NewFlag): Promise<void> {
  await database
    .insertInto('harm_flag')
    .values({
      player_id: flag.playerId,
      marker: flag.marker,
      day: flag.day,
      raised_at: flag.now,
      facts: JSON.stringify(flag.facts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function selectFlags(database: Database, last: number) {
  return database
    .selectFrom('harm_flag')
    .innerJoin('player', 'player.id', 'harm_flag.player_id')
    .select(['player.account', 'marker', 'raised_at as raisedAt', 'facts', 'closed_by as closedBy'])
    .orderBy('raised_at', 'desc')
    .limit(last)
    .execute();
}

export async function insertRefusal(
  database: Database,
  refusal: { playerId: string; code: string; now: Date },
): Promise<void> {
  await database
    .insertInto('deposit_refusal')
    .values({ player_id: refusal.playerId, code: refusal.code, refused_at: refusal.now })
    .execute();
}

export async function countRefusals(
  database: Database,
  playerId: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('deposit_refusal')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('refused_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of the oldest went, a portion at most. */
export async function deleteOldestRefusals(
  database: Database,
  before: Date,
  atMost: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from deposit_refusal where id = any (array(
      select id from (
        select id, refused_at from deposit_refusal order by id limit ${atMost}
      ) as oldest where refused_at < ${before}))`.execute(database);
  return Number(numAffectedRows ?? 0n);
}

export async function countDeposits(
  database: Database,
  playerId: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('limit_use')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('counted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rounds and stakes of the hours that began from `from` on and before `to`. */
export async function selectStakes(
  database: Database,
  playerId: string,
  { from, to }: { from: Date; to: Date },
): Promise<Stakes> {
  const { rows } = await sql<{ wagered: string | null; rounds: string | null }>`
    select sum(wagered)::text as wagered, sum(rounds)::text as rounds from play_use
    where player_id = ${playerId} and hour >= ${from} and hour < ${to}`.execute(database);
  return { wagered: BigInt(rows[0]?.wagered ?? 0), rounds: Number(rows[0]?.rounds ?? 0) };
}
