import { sql } from 'kysely';
import { agentTypes } from '#contract/member.ts';
import type { Database } from '#server/db/open.ts';
import { lineOf, type MembersWanted } from './figure-store.ts';
import type { BillRow, MemberRow } from './read-bill-store.ts';

const isAgent = sql`p.type = any (${[...agentTypes]}::smallint[])`;
/** An agent's own bill says nothing of the agent; a member who holds a contract may be active. */
const isSomebodyElse = sql`(line.depth > 0 or not ${isAgent})`;

type Time = Pick<BillRow, 'kind' | 'from' | 'to' | 'startsAt' | 'endsAt' | 'currency'>;

/**
 * Everybody who stood below in the time of a bill and has no play in it, in the order of their numbers. A page looks
 * for each one's play by itself until it is full, however many stand below.
 */
export async function selectWithoutBets(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  { after, atMost }: { after: string | undefined; atMost: number },
): Promise<MemberRow[]> {
  // A number and no `not exists`, which the planner would answer for everybody at once.
  const bets = sql`(select count(*) from ${betsOf(wanted, time)} bet where bet.player_id = p.id)`;
  const { rows } = await sql<MemberRow>`
    select p.id, p.account, p.nickname, 0::bigint as valid, ${isAgent} as "isAgent", line.depth
    from ${below(wanted, time, after)} line
    join player p on p.id = line.player_id and p.created_at < ${time.endsAt}::timestamptz
    where ${isSomebodyElse} and ${bets} = 0
    order by line.player_id limit ${atMost}`.execute(database);
  return rows;
}

/** How many they are, all at once. */
export async function countWithoutBets(
  database: Database,
  wanted: MembersWanted,
  time: Time,
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::integer as members
    from ${below(wanted, time, undefined)} line
    join player p on p.id = line.player_id and p.created_at < ${time.endsAt}::timestamptz
    left join (select distinct player_id from ${betsOf(wanted, time)} bet) as played
      on played.player_id = line.player_id
    where ${isSomebodyElse} and played.player_id is null`.execute(database);
  return rows[0]?.members ?? 0;
}

function below(wanted: MembersWanted, { from, to }: Time, after: string | undefined) {
  return sql`(
    select every_line.player_id, min(every_line.depth) as depth from ${lineOf(wanted)} every_line
    where every_line.player_id > ${after ?? '0'}::bigint
      and every_line.since <= ${to}::date and every_line.until > ${from}::date
    group by every_line.player_id)`;
}

/** Play on days that belong to the line. */
function betsOf(wanted: MembersWanted, { kind, from, to, startsAt, currency }: Time) {
  if (kind === 'hourly') {
    return sql`(select h.player_id from play_hour h
      where h.hour = ${startsAt}::timestamptz and h.currency = ${currency})`;
  }
  return sql`(select d.player_id from play_day d
    join ${lineOf(wanted)} own on own.player_id = d.player_id and d.day >= own.since and d.day < own.until
    where d.day between ${from}::date and ${to}::date and d.currency = ${currency})`;
}
