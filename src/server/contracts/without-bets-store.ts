import { sql } from 'kysely';
import { agentTypes } from '#contract/member.ts';
import type { Database } from '#server/db/open.ts';
import { lineOf, type MembersWanted } from './figure-store.ts';
import type { BillRow, MemberRow } from './read-bill-store.ts';

const isAgent = sql`p.type = any (${[...agentTypes]}::smallint[])`;
/** An agent's own bill says nothing of the agent; a member who holds a contract may be active. */
const isSomebodyElse = sql`(line.depth > 0 or not ${isAgent})`;

type Time = Pick<BillRow, 'kind' | 'from' | 'to' | 'startsAt' | 'endsAt' | 'currency'>;

/** Everybody who stood below in the time of a bill and has no play in it, in the order of their numbers. */
export async function selectWithoutBets(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  { after, atMost }: { after: string | undefined; atMost: number },
): Promise<MemberRow[]> {
  const found: MemberRow[] = [];
  for await (const { without } of lookThrough(database, wanted, time, after)) {
    found.push(...without);
    if (found.length >= atMost) break;
  }
  return found.slice(0, atMost);
}

export interface WithoutBets {
  members: number;
  /** Otherwise there may be more: it was not looked any further. */
  isAll: boolean;
}

/**
 * Counts members without bets. An exact count of 100,000 takes seconds. A caller that needs an estimate sets two limits:
 * how many to find, and how many to look at.
 */
export async function countWithoutBets(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  enough = { found: Number.POSITIVE_INFINITY, lookedAt: Number.POSITIVE_INFINITY },
): Promise<WithoutBets> {
  let members = 0;
  let lookedAt = 0;
  for await (const look of lookThrough(database, wanted, time, undefined)) {
    members += look.without.length;
    lookedAt += look.people;
    if (members > enough.found) return { members: enough.found, isAll: false };
    if (lookedAt >= enough.lookedAt && look.isMore) return { members, isAll: false };
  }
  return { members, isAll: true };
}

interface Look {
  people: number;
  without: MemberRow[];
  isMore: boolean;
}

/** A thousand people at first, of whom many are often without bets, and then more at once. */
async function* lookThrough(
  database: Database,
  wanted: MembersWanted,
  time: Time,
  after: string | undefined,
): AsyncIterable<Look> {
  let last = after;
  for (let atOnce = 1_000, isMore = true; isMore; atOnce = 4_000) {
    const people = await selectBelow(database, wanted, time, { after: last, atOnce });
    last = people.at(-1)?.id;
    isMore = people.length === atOnce;
    const without = await selectThoseWithoutBets(database, wanted, time, people);
    yield { people: people.length, without, isMore };
  }
}

interface PersonBelow {
  id: string;
  depth: number;
}

/**
 * The next of them by number, each line of a kind by itself: so the lines that hold today, which are nearly all, are
 * read in the order of their index and no further than asked for.
 */
async function selectBelow(
  database: Database,
  { holderId, timeZone }: MembersWanted,
  { from, to }: Time,
  { after = '0', atOnce }: { after: string | undefined; atOnce: number },
): Promise<PersonBelow[]> {
  const begun = sql`(l.since at time zone ${timeZone})::date <= ${to}::date`;
  const { rows } = await sql<PersonBelow>`
    select player_id as id, min(depth) as depth from (
      (select l.descendant_id as player_id, l.depth from team_line l
        where l.ancestor_id = ${holderId} and l.descendant_id > ${after}::bigint and ${begun}
        order by l.descendant_id limit ${atOnce})
      union all
      (select l.descendant_id, min(l.depth) from team_line_ended l
        where l.ancestor_id = ${holderId} and l.descendant_id > ${after}::bigint and ${begun}
          and (l.until at time zone ${timeZone})::date > ${from}::date
        group by l.descendant_id order by l.descendant_id limit ${atOnce})
      union all
      select ${holderId}::bigint, 0 where ${holderId}::bigint > ${after}::bigint
    ) as every_line
    group by player_id order by player_id limit ${atOnce}`.execute(database);
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
    left join lateral (${firstBetOf(wanted, time)}) as bet on true
    where ${isSomebodyElse} and bet.is_there is null
    order by p.id`.execute(database);
  return rows;
}

/** Whether one of them played on a day that belongs to the line: asked for each, it stops at the first such day. */
function firstBetOf(wanted: MembersWanted, { kind, from, to, startsAt, currency }: Time) {
  if (kind === 'hourly') {
    return sql`select true as is_there from play_hour h
      where h.player_id = line.player_id and h.hour = ${startsAt}::timestamptz
        and h.currency = ${currency} limit 1`;
  }
  return sql`select true as is_there from ${lineOf(wanted)} own
    join play_day d on d.player_id = own.player_id and d.day >= own.since and d.day < own.until
    where own.player_id = line.player_id and d.player_id = line.player_id
      and d.day between ${from}::date and ${to}::date and d.currency = ${currency} limit 1`;
}
