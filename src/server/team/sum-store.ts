import { type RawBuilder, sql } from 'kysely';
import { daysBelow } from '#server/db/days-below.ts';
import type { Database } from '#server/db/open.ts';
import type { FigureSums } from './figures.ts';

/** Days of the merchant's zone; both belong to it. */
export interface DaySpan {
  from: string;
  to: string;
}

export interface FiguresWanted extends DaySpan {
  /** Who asks: of whoever came by a move only the days since belong to their team. */
  viewerId: string;
  timeZone: string;
  agentId: string;
  /** `team`: the agent with everybody below; `own`: the account alone. */
  reach: 'team' | 'own';
  currency: string;
  class?: string | undefined;
}

const sums: RawBuilder<unknown> = sql`
  coalesce(sum(deposits), 0)::text as deposits, coalesce(sum(withdrawals), 0)::text as withdrawals,
  coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(valid), 0)::text as valid,
  coalesce(sum(prizes), 0)::text as prizes, coalesce(sum(rebates), 0)::text as rebates,
  coalesce(sum(agent_rebates), 0)::text as "agentRebates",
  coalesce(sum(promotions), 0)::text as promotions,
  coalesce(sum(registrations), 0)::text as registrations,
  coalesce(sum(first_deposits), 0)::text as "firstDeposits"`;

const columns = sql`day, class, deposits, withdrawals, rounds, valid, prizes, rebates, agent_rebates,
  promotions, registrations, first_deposits`;

function withinOf({
  viewerId,
  agentId,
  timeZone,
  from,
  to,
  currency,
  class: kind,
}: Omit<FiguresWanted, 'reach'>) {
  return sql`day between ${from}::date and ${to}::date and currency = ${currency}
    ${kind === undefined ? sql`` : sql`and class = ${kind}`}
    ${
      viewerId === agentId
        ? sql``
        : sql`and exists (select from ${daysBelow(viewerId, timeZone)} mine
            where mine.player_id = ${agentId} and day >= mine.since and day < mine.until)`
    }`;
}

function rowsOf(wanted: FiguresWanted) {
  const { agentId, reach } = wanted;
  const within = withinOf(wanted);
  const own = sql`select ${columns} from account_day where player_id = ${agentId} and ${within}`;
  if (reach === 'own') return own;
  return sql`${own} union all
    select ${columns} from team_day where agent_id = ${agentId} and ${within}`;
}

export async function sumFigures(database: Database, wanted: FiguresWanted): Promise<FigureSums> {
  const { rows } = await sql<FigureSums>`
    select ${sums} from (${rowsOf(wanted)}) as figure`.execute(database);
  if (!rows[0]) throw new Error('A sum over nothing has a row too.');
  return rows[0];
}

/** Only days, or classes, that have something. */
export async function sumFiguresBy(
  database: Database,
  by: 'day' | 'class',
  wanted: FiguresWanted,
): Promise<(FigureSums & { key: string })[]> {
  const { rows } = await sql<FigureSums & { key: string }>`
    select ${sql.ref(by)}::text as key, ${sums} from (${rowsOf(wanted)}) as figure
    group by ${sql.ref(by)} order by 1`.execute(database);
  return rows;
}

export interface MemberSumsWanted extends Omit<FiguresWanted, 'reach'> {
  /** The last one's number of the page before. */
  after: string | undefined;
  atMost: number;
}

export interface MemberSums extends FigureSums {
  key: string;
  id: string;
  hasTeam: boolean;
  /** Stands there no more: only the days until then are counted. */
  isGone: boolean;
}

/**
 * Whoever stood directly below, one by one with their teams, each for the days of the line; those without
 * anything are left out. With the agent's own they come to the team's sum.
 */
export async function sumFiguresByMember(
  database: Database,
  wanted: MemberSumsWanted,
): Promise<MemberSums[]> {
  const { agentId, timeZone, after, atMost } = wanted;
  const within = withinOf(wanted);
  const rowsOfMember = sql`
    select ${columns} from ${daysBelow(agentId, timeZone)} line
    join account_day own on own.player_id = line.player_id and day >= line.since and day < line.until
    where line.player_id = member.id and line.depth = 1 and ${within}
    union all
    select ${columns} from ${daysBelow(agentId, timeZone)} line
    join team_day below on below.agent_id = line.player_id and day >= line.since and day < line.until
    where line.player_id = member.id and line.depth = 1 and ${within}`;
  const { rows } = await sql<MemberSums>`
    select player.account as key, member.id, member."isGone",
      not member."isGone" and exists (select from team_line where ancestor_id = member.id) as "hasTeam",
      figure.*
    from (
      select member.id, member."isGone" from (
        select player_id as id, false as "isGone" from sponsor where agent_id = ${agentId}
        union all
        select distinct descendant_id, true from team_line_ended
        where ancestor_id = ${agentId} and depth = 1 and not exists (
          select from sponsor where agent_id = ${agentId} and player_id = descendant_id)) as member
      where ${after === undefined ? sql`true` : sql`member.id > ${after}::bigint`}
        and exists (select from (${rowsOfMember}) as any_day)
      order by member.id limit ${atMost}) as member
    join player on player.id = member.id
    cross join lateral (select ${sums} from (${rowsOfMember}) as each_day) as figure
    order by member.id`.execute(database);
  return rows;
}

/** Members with valid bets in a window, each once; see `team_active_day`. */
export async function countActive(
  database: Database,
  agentId: string,
  { from, to }: DaySpan,
): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select coalesce(sum(members), 0)::int as active from team_active_day
    where agent_id = ${agentId} and day between ${from}::date and ${to}::date
      and gap > day - ${from}::date`.execute(database);
  return rows[0]?.active ?? 0;
}

export async function countActiveByDay(
  database: Database,
  agentId: string,
  { from, to }: DaySpan,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; active: number }>`
    select day::text as day, sum(members)::int as active from team_active_day
    where agent_id = ${agentId} and day between ${from}::date and ${to}::date
    group by day`.execute(database);
  return new Map(rows.map(({ day, active }) => [day, active]));
}
