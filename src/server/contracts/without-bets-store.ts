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
 * at a thousand people, and at ten times as many again until it is full: of 100,000 it seldom has to look at more.
 */
export async function selectWithoutBets(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  { after, atMost }: { after: string | undefined; atMost: number },
): Promise<MemberRow[]> {
  const found: MemberRow[] = [];
  let last = after;
  for (let atOnce = 1_000; found.length < atMost; atOnce *= 10) {
    const people = await selectBelow(database, wanted, time, { after: last, atOnce });
    found.push(...(await selectThoseWithoutBets(database, wanted, time, people)));
    last = people.at(-1)?.id;
    if (people.length < atOnce) break;
  }
  return found.slice(0, atMost);
}

interface PersonBelow {
  id: string;
  depth: number;
}

async function selectBelow(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  { after, atOnce }: { after: string | undefined; atOnce: number },
): Promise<PersonBelow[]> {
  const { rows } = await sql<PersonBelow>`
    select player_id as id, depth from ${below(wanted, time, after)} line
    order by player_id limit ${atOnce}`.execute(database);
  return rows;
}

async function selectThoseWithoutBets(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  people: readonly PersonBelow[],
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select p.id, p.account, p.nickname, 0::bigint as valid, ${isAgent} as "isAgent", line.depth
    from unnest(${people.map(({ id }) => id)}::bigint[], ${people.map(({ depth }) => depth)}::integer[])
      as line (player_id, depth)
    join player p on p.id = line.player_id and p.created_at < ${time.endsAt}::timestamptz
    left join (select distinct player_id from ${betsOf(wanted, time)} bet
      where bet.player_id = any (${people.map(({ id }) => id)}::bigint[])) as played
      on played.player_id = line.player_id
    where ${isSomebodyElse} and played.player_id is null
    order by p.id`.execute(database);
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
