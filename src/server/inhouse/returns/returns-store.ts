import { sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database } from '#server/db/open.ts';

const dayMs = 86_400_000;

/**
 * Sums up the days that are over, one after the other, from the last that was: a round that ended just
 * before midnight may have been written down just after it. Each day is a statement of its own, so
 * however many were missed, none takes too long; a day that is not over by this clock is never summed.
 */
export async function sumDays(database: Database, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  let day = await firstDay(database);
  while (day !== null && day < today) {
    await sumDay(database, new Date(day), now);
    day = await nextDay(database, day + dayMs);
  }
}

async function firstDay(database: Database): Promise<number | null> {
  const { rows } = await sql<{ day: Date | null }>`
    select max(day)::timestamp at time zone 'UTC' as day from measured_return`.execute(database);
  return rows[0]?.day?.getTime() ?? nextDay(database, 0);
}

/** The next in which anything was played; weeks without a round are not gone through. */
async function nextDay(database: Database, from: number): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(changed_at) as at from house_round
    where state = 'done' and changed_at >= ${new Date(from)}`.execute(database);
  const at = rows[0]?.at?.getTime();
  return at === undefined ? null : Math.floor(at / dayMs) * dayMs;
}

async function sumDay(database: Database, day: Date, now: Date): Promise<void> {
  await sql`
    insert into measured_return (rules, purse, day, rounds, staked, paid, staked_squared,
      paid_squared, staked_paid, measured_at)
    select rules, purse, (${day}::timestamptz at time zone 'UTC')::date, count(*), sum(staked),
      sum(paid + awarded), sum(staked::numeric * staked),
      sum((paid + awarded)::numeric * (paid + awarded)),
      sum(staked::numeric * (paid + awarded)), ${now}
    from house_round
    where state = 'done' and changed_at >= ${day}
      and changed_at < ${new Date(day.getTime() + dayMs)}
    group by 1, 2
    on conflict (rules, purse, day) do update set
      rounds = excluded.rounds, staked = excluded.staked, paid = excluded.paid,
      staked_squared = excluded.staked_squared, paid_squared = excluded.paid_squared,
      staked_paid = excluded.staked_paid, measured_at = excluded.measured_at`.execute(database);
}

export interface SummedReturn {
  rules: string;
  purse: Purse;
  rounds: string;
  staked: string;
  paid: string;
  staked_squared: string;
  paid_squared: string;
  staked_paid: string;
  measured_at: Date;
}

/** Over all days, of one game or of every one that was played. */
export async function selectReturns(
  database: Database,
  only?: { rules: string; purse: Purse },
): Promise<SummedReturn[]> {
  const { rows } = await sql<SummedReturn>`
    select rules, purse, sum(rounds)::text as rounds, sum(staked)::text as staked,
      sum(paid)::text as paid, sum(staked_squared)::text as staked_squared,
      sum(paid_squared)::text as paid_squared, sum(staked_paid)::text as staked_paid,
      max(measured_at) as measured_at
    from measured_return
    where ${only?.rules ?? null}::text is null
      or (rules = ${only?.rules ?? null}::text and purse = ${only?.purse ?? null}::text)
    group by rules, purse order by rules, purse`.execute(database);
  return rows;
}
