import { sql } from 'kysely';
import type { MemberSort } from '#contract/team.ts';
import { daysBelow } from '#server/db/days-below.ts';
import type { Database } from '#server/db/open.ts';
import { startOfDayIn } from '#server/kernel/zoned-time.ts';
import { type MembersWanted, membersOf, sumsBySort } from './member-store.ts';
import type { PageCursor } from './page-cursor.ts';

/** Of how many days up to the last one sums are kept by member. */
const keptSpans = [1, 7, 30] as const;
export type KeptSpan = (typeof keptSpans)[number];

export function keptSpanOf(days: number): KeptSpan | undefined {
  return keptSpans.find((span) => span === days);
}

/** By which figures there is an order without adding up anything. */
export type RankedSort = Extract<MemberSort, 'valid' | 'deposits' | 'result'>;

export function isRanked(sort: MemberSort): sort is RankedSort {
  return sort === 'valid' || sort === 'deposits' || sort === 'result';
}

export async function selectLastSumDay(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select last_day::text as day from member_sum_day`.execute(database);
  return rows[0]?.day;
}

/** The windows kept besides those up to today; whoever asks for one more reads the days themselves. */
const mostWindows = 24;
/** So that no agent uses up what is there for all. */
const mostWindowsOfAgent = 3;

/**
 * Whether the sums of ended days are kept. Those that are not are asked for, so that the reader of facts keeps
 * them from its next batch on.
 */
export async function askToKeepWindow(
  database: Database,
  { from, to, now, viewerId }: Pick<MembersWanted, 'from' | 'to' | 'now' | 'viewerId'>,
): Promise<boolean> {
  const { rows } = await sql<{ isFilled: boolean; isOld: boolean }>`
    select is_filled as "isFilled", asked_at < ${now}::timestamptz - interval '1 hour' as "isOld"
    from past_window where first_day = ${from}::date and last_day = ${to}::date`.execute(database);
  const [kept] = rows;
  if (!kept || kept.isOld) {
    await sql`
      insert into past_window (first_day, last_day, asked_at, agent_id)
      select ${from}::date, ${to}::date, ${now}, ${viewerId}::bigint
      from past_window
      having ${kept !== undefined} or (count(*) < ${mostWindows}
        and count(*) filter (where agent_id = ${viewerId}::bigint) < ${mostWindowsOfAgent})
      on conflict (first_day, last_day) do update set asked_at = excluded.asked_at`.execute(
      database,
    );
  }
  return kept?.isFilled ?? false;
}

type RankedWanted = Omit<MembersWanted, 'sort'> & {
  sort: RankedSort;
  /** Of the days up to today; undefined: of a window that is kept. */
  span: KeptSpan | undefined;
};

/** Who is on a page by a kept sum, in its order. */
export async function selectRankedPage(
  database: Database,
  wanted: RankedWanted,
): Promise<PageCursor[]> {
  // A kept sum holds the days before a move, too: those who came lately are added up one by one.
  const hasMoved = await selectHasMoved(database, wanted);
  const kept = await selectKeptPage(database, { ...wanted, hasMoved });
  if (!hasMoved) return kept;
  const rows = [...kept, ...(await selectMovedPage(database, wanted))];
  return rows.toSorted(orderOf(wanted.sort)).slice(0, wanted.atMost);
}

function orderOf(sort: RankedSort): (one: PageCursor, other: PageCursor) => number {
  const way = sort === 'result' ? 1 : -1;
  return (one, other) => {
    const far = BigInt(one.value) - BigInt(other.value) || BigInt(one.id) - BigInt(other.id);
    return far < 0n ? -way : way;
  };
}

/** The lines of whoever came to the viewer's team after the first of the days. */
function linesMoved({ viewerId, from, timeZone }: RankedWanted) {
  return sql`team_line moved where moved.ancestor_id = ${viewerId} and moved.since > '-infinity'
    and moved.since > ${startOfDayIn(timeZone, from)}`;
}

async function selectHasMoved(database: Database, wanted: RankedWanted): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${linesMoved(wanted)}) as has`.execute(database);
  return rows[0]?.has ?? false;
}

/** All who came are added up at once: after the move of a large line they are tens of thousands. */
async function selectMovedPage(database: Database, wanted: RankedWanted): Promise<PageCursor[]> {
  const { sort, viewerId, timeZone, from, to, currency, after, atMost } = wanted;
  const { way, compare } = waysOf(sort);
  const members = membersOf(wanted);
  const { rows } = await sql<PageCursor>`
    with came as materialized (
      select member.id from ${members.from}
      where ${members.isWanted}
        and member.id in (select descendant_id from ${linesMoved(wanted)})
    )
    select id, value::text as value from (
      select came.id, coalesce(figure.value, 0) as value from came
      left join (
        select own.player_id, ${sumsBySort[sort]}::bigint as value
        from account_day own
        join ${daysBelow(viewerId, timeZone)} mine
          on mine.player_id = own.player_id and own.day >= mine.since and own.day < mine.until
        where own.player_id in (select id from came) and own.currency = ${currency}
          and own.day between ${from}::date and ${to}::date
        group by own.player_id) as figure on figure.player_id = came.id) as each
    where ${after === undefined ? sql`true` : sql`(value, id) ${compare} (${after.value}::bigint, ${after.id}::bigint)`}
    order by value ${way}, id ${way} limit ${atMost}`.execute(database);
  return rows;
}

/** The largest loss first: it is what an agent looks for. */
function waysOf(sort: RankedSort) {
  return sort === 'result'
    ? { way: sql`asc`, compare: sql`>` }
    : { way: sql`desc`, compare: sql`<` };
}

type KeptWanted = RankedWanted & { hasMoved: boolean };

async function selectKeptPage(database: Database, wanted: KeptWanted): Promise<PageCursor[]> {
  const rows: PageCursor[] = [];
  const parts = partsFrom(wanted);
  for (const part of parts) {
    const atMost = wanted.atMost - rows.length;
    if (atMost === 0) break;
    // Only where the page before ended is there somebody to go on behind.
    const after = part === parts[0] ? wanted.after : undefined;
    rows.push(...(await selectPart(database, { ...wanted, after, atMost }, part)));
  }
  return rows;
}

type Part = 'above' | 'none' | 'below';

/** Whoever came to nothing has no row, and stands between those above nothing and those below. */
function partsFrom({ sort, after }: { sort: RankedSort; after: PageCursor | undefined }): Part[] {
  const parts: Part[] = ['above', 'none', 'below'];
  if (sort === 'result') parts.reverse();
  return after === undefined ? parts : parts.slice(parts.indexOf(partOf(BigInt(after.value))));
}

function partOf(value: bigint): Part {
  if (value === 0n) return 'none';
  return value > 0n ? 'above' : 'below';
}

async function selectPart(
  database: Database,
  wanted: KeptWanted,
  part: Part,
): Promise<PageCursor[]> {
  const { sort, after, atMost } = wanted;
  const members = membersOf(wanted);
  const { from } = members;
  const isWanted = wanted.hasMoved
    ? sql`${members.isWanted} and member.id not in (select descendant_id from ${linesMoved(wanted)})`
    : members.isWanted;
  const figure = sql.ref(`own.${sort}`);
  const { way, compare } = waysOf(sort);
  const { sums, ofDays } = sumsOf(wanted);
  const { rows } =
    part === 'none'
      ? await sql<PageCursor>`
          select id, '0' as value from (
            select member.id from ${from}
            where ${isWanted} and not exists (select from ${sums} where ${ofDays} and ${figure} <> 0)
              ${after === undefined ? sql`` : sql`and member.id ${compare} ${after.id}::bigint`}
            -- So that few are not looked for one by one: where nearly all came to something, none is found.
            offset 0) as nothing
          order by id ${way} limit ${atMost}`.execute(database)
      : await sql<PageCursor>`
          select member.id, ${figure}::text as value from ${from} join ${sums} on ${ofDays}
          where ${isWanted} and ${figure} ${part === 'above' ? sql`>` : sql`<`} 0
            ${after === undefined ? sql`` : sql`and (${figure}, own.player_id) ${compare} (${after.value}::bigint, ${after.id}::bigint)`}
          order by ${figure} ${way}, own.player_id ${way} limit ${atMost}`.execute(database);
  return rows;
}

/** Where the sums of the days that are asked for stand, as `own`. */
function sumsOf({ span, from, to, currency }: RankedWanted) {
  const ofMember = sql`own.player_id = member.id and own.currency = ${currency}`;
  return span === undefined
    ? {
        sums: sql`past_sum own`,
        ofDays: sql`${ofMember} and own.first_day = ${from}::date and own.last_day = ${to}::date`,
      }
    : { sums: sql`member_sum own`, ofDays: sql`${ofMember} and own.span = ${span}` };
}
