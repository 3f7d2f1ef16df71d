import { sql } from 'kysely';
import { agentTypes } from '#contract/member.ts';
import { daysBelow } from '#server/db/days-below.ts';
import type { Database } from '#server/db/open.ts';

/** Agents' bets count, agents do not: an active member is none. */
const agents = sql`${[...agentTypes]}::smallint[]`;
const profitOfDay = sql`d.prizes + d.rebates + d.agent_rebates + d.promotions - d.valid`;

export interface Span {
  from: string;
  to: string;
  currency: string;
}

export interface Sums {
  sales: string;
  profit: string;
}

/** Valid bets and what the team won, the holder with everybody below, over whole days. */
export async function selectSums(
  database: Database,
  holderId: string,
  { from, to, currency }: Span,
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(valid), 0)::bigint as sales, coalesce(sum(profit), 0)::bigint as profit from (
      select d.valid, ${profitOfDay} as profit from team_day d
      where d.agent_id = ${holderId} and d.day between ${from}::date and ${to}::date
        and d.currency = ${currency}
      union all
      select d.valid, ${profitOfDay} from account_day d
      where d.player_id = ${holderId} and d.day between ${from}::date and ${to}::date
        and d.currency = ${currency}
    ) as every_day`.execute(database);
  return rows[0] ?? { sales: '0', profit: '0' };
}

export interface MembersWanted {
  holderId: string;
  scope: 'all' | 'direct';
  timeZone: string;
}

/** Whose play counts, and for which days: a member who was moved counts for either line in its own days. */
export function lineOf({ holderId, timeZone }: MembersWanted) {
  return daysBelow(holderId, timeZone);
}

export async function selectActive(
  database: Database,
  wanted: MembersWanted,
  { from, to, currency, activeFrom }: Span & { activeFrom: string },
): Promise<number> {
  const { rows } = await sql<{ users: number }>`
    select count(*)::integer as users from (
      select from ${lineOf(wanted)} line
      join player p on p.id = line.player_id and p.type <> all (${agents})
      join play_day d on d.player_id = line.player_id
        and d.day >= line.since and d.day < line.until
        and d.day between ${from}::date and ${to}::date and d.currency = ${currency}
      where ${wanted.scope} = 'all' or line.depth <= 1
      group by line.player_id
      having sum(d.valid) >= ${activeFrom}::bigint and sum(d.valid) > 0
    ) as active`.execute(database);
  return rows[0]?.users ?? 0;
}

export interface HourWanted {
  startsAt: Date;
  endsAt: Date;
  currency: string;
  singleBet: string;
}

export interface HourFigures extends Sums {
  users: number;
  counted: string;
}

/**
 * An hour of a team: all valid bets, and of them those whose stake was large enough, less those of earlier
 * hours that were undone in it.
 */
export async function selectHour(
  database: Database,
  wanted: MembersWanted,
  { startsAt, endsAt, currency, singleBet }: HourWanted,
): Promise<HourFigures> {
  const { rows } = await sql<HourFigures>`
    with line as (
      select distinct l.player_id, l.depth from ${lineOf(wanted)} l
      where (${startsAt}::timestamptz at time zone ${wanted.timeZone})::date >= l.since
        and (${startsAt}::timestamptz at time zone ${wanted.timeZone})::date < l.until
    ), hour as (
      select d.*, line.depth, p.type from line
      join play_hour d on d.player_id = line.player_id and d.hour = ${startsAt}::timestamptz
        and d.currency = ${currency}
      join player p on p.id = d.player_id
    ), bet as (
      select hour.player_id, hour.depth, hour.type, f.source_ref, sum(f.valid - f.bonus) as valid
      from hour
      join settled_fact f on f.player_id = hour.player_id and f.currency = ${currency}
        and f.happened_at >= ${startsAt}::timestamptz and f.happened_at < ${endsAt}::timestamptz
      where hour.largest_stake >= ${singleBet}::bigint
        and f.kind in ('bet', 'bet-changed', 'bet-undone')
      group by hour.player_id, hour.depth, hour.type, f.source_ref
      -- A correction moves what is valid of a bet and nothing of its stake.
      having greatest(abs(sum(f.stake - f.bonus_stake)), abs(sum(f.valid - f.bonus))) >= ${singleBet}::bigint
        and sum(f.valid - f.bonus) <> 0
    )
    select (select coalesce(sum(valid), 0)::bigint from hour) as sales,
      (select coalesce(sum(${sql`prizes + rebates + agent_rebates + promotions - valid`}), 0)::bigint
        from hour) as profit,
      (select coalesce(sum(valid), 0)::bigint from bet) as counted,
      (select count(distinct player_id)::integer from bet where valid > 0 and type <> all (${agents})
        and (${wanted.scope} = 'all' or depth <= 1)) as users`.execute(database);
  return rows[0] ?? { sales: '0', profit: '0', users: 0, counted: '0' };
}

/** Hours in which anybody played, for contracts that look at each. */
export async function selectPlayedHours(
  database: Database,
  { from, to, currency }: { from: Date; to: Date; currency: string },
): Promise<Date[]> {
  const { rows } = await sql<{ hour: Date }>`
    select distinct hour from play_hour
    where hour >= ${from}::timestamptz and hour < ${to}::timestamptz and currency = ${currency}
    order by hour`.execute(database);
  return rows.map(({ hour }) => hour);
}

/** The hour of the merchant's clock that a moment belongs to. */
export async function selectHourStart(
  database: Database,
  moment: Date,
  timeZone: string,
): Promise<Date> {
  const { rows } = await sql<{ hour: Date }>`
    select date_trunc('hour', ${moment}::timestamptz, ${timeZone}) as hour`.execute(database);
  return rows[0]?.hour ?? moment;
}

/** Whether everything that happened before a moment has been counted in the figures. */
export async function areFiguresReady(database: Database, before: Date): Promise<boolean> {
  const { rows } = await sql<{ is_ready: boolean }>`
    select not exists (
      select from settled_fact f
      where (f.order_xid, f.id) > (
          coalesce((select order_xid from fact_cursor where reader = 'team'), 0),
          coalesce((select id from fact_cursor where reader = 'team'), 0))
        and f.happened_at < ${before}::timestamptz
    ) as is_ready`.execute(database);
  return rows[0]?.is_ready ?? false;
}

export interface DayOfHolder {
  holderId: string;
  day: string;
  sales: string;
}

/** Valid bets by day of many teams at once, from a day on. */
export async function selectSalesByDay(
  database: Database,
  holderIds: readonly string[],
  { from, currency }: { from: string; currency: string },
): Promise<DayOfHolder[]> {
  const ids = [...holderIds];
  const { rows } = await sql<DayOfHolder>`
    select holder as "holderId", day::text as day, sum(valid)::bigint as sales from (
      select d.agent_id as holder, d.day, d.valid from team_day d
      where d.agent_id = any (${ids}::bigint[]) and d.day >= ${from}::date
        and d.currency = ${currency}
      union all
      select d.player_id, d.day, d.valid from account_day d
      where d.player_id = any (${ids}::bigint[]) and d.day >= ${from}::date
        and d.currency = ${currency}
    ) as every_day group by holder, day`.execute(database);
  return rows;
}
