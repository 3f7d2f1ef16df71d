import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { FigureSums } from './figures.ts';

/** Days of the merchant's zone; both belong to it. */
export interface DaySpan {
  from: string;
  to: string;
}

export interface FiguresWanted extends DaySpan {
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

function rowsOf({ agentId, reach, from, to, currency, class: kind }: FiguresWanted) {
  const within = sql`day between ${from}::date and ${to}::date and currency = ${currency}
    ${kind === undefined ? sql`` : sql`and class = ${kind}`}`;
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

export interface MemberSumsWanted extends DaySpan {
  agentId: string;
  reach: 'team' | 'own';
  currency: string;
  class?: string | undefined;
  /** The last one's number of the page before. */
  after: string | undefined;
  atMost: number;
}

/** The direct downline one by one, with their teams or alone; those without anything are left out. */
export async function sumFiguresByMember(
  database: Database,
  { agentId, reach, from, to, currency, class: kind, after, atMost }: MemberSumsWanted,
): Promise<(FigureSums & { key: string; id: string; hasTeam: boolean })[]> {
  const within = sql`day between ${from}::date and ${to}::date and currency = ${currency}
    ${kind === undefined ? sql`` : sql`and class = ${kind}`}`;
  const { rows } = await sql<FigureSums & { key: string; id: string; hasTeam: boolean }>`
    select player.account as key, member.id, member."hasTeam", figure.*
    from (
      select player_id as id,
        exists (select from team_line where ancestor_id = sponsor.player_id) as "hasTeam"
      from sponsor where agent_id = ${agentId}
        ${after === undefined ? sql`` : sql`and player_id > ${after}::bigint`}
        and (exists (select from account_day own where own.player_id = sponsor.player_id and ${within})
          or ${reach === 'team'} and exists (
            select from team_day below where below.agent_id = sponsor.player_id and ${within}))
      order by player_id limit ${atMost}) as member
    join player on player.id = member.id
    cross join lateral (
      select ${sums} from (
        select ${columns} from account_day where player_id = member.id and ${within}
        union all
        select ${columns} from team_day
        where ${reach === 'team'} and agent_id = member.id and ${within}) as each) as figure
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
