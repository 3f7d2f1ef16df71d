import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** How many stand in one line: an agent of the house's with the others directly below. */
const lineOfAgents = 100;

/** Lines of agents with daily salaries whose day before today is due, and the play of that day counted. */
export async function plantDailyContracts(
  database: Database,
  { contracts, now }: { contracts: number; now: Date },
): Promise<void> {
  const daysBack = (days: number) =>
    new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const [today, yesterday, before] = [daysBack(0), daysBack(1), daysBack(2)];
  await sql`
    insert into player (account, nickname, type, merchant, language)
    select 'line-' || n, 'line-' || n, 1, 'verbena', 'es'
    from generate_series(0, ${contracts}::integer - 1) as n order by n`.execute(database);
  const placed = sql`(select id, substr(account, 6)::integer as n from player where account like 'line-%')`;
  await sql`
    insert into sponsor (player_id, agent_id, register_method, registered_at)
    select below.id, above.id, 'WEB', ${now}::timestamptz
    from ${placed} below join ${placed} above on above.n = below.n - below.n % ${lineOfAgents}::integer
    where below.n % ${lineOfAgents}::integer <> 0`.execute(database);
  const played = sql`${yesterday}::date, 'RNG', 'USD', 0, 0, 1`;
  await sql`
    insert into account_day select id, ${played}, 1000000, 1000000, 900000, 0, 0, 0, 0, 0
    from ${placed} one`.execute(database);
  await sql`
    insert into team_day select ancestor_id, ${played}, 1000000 * count(*), 1000000 * count(*),
      900000 * count(*), 0, 0, 0, 0, 0
    from team_line group by ancestor_id`.execute(database);
  await sql`
    insert into agent_contract (kind, upline_id, downline_id, version, terms, state, proposed_by, request_id,
      proposed_at, starts_on, starts_at, settled_to, due_on)
    select 'daily', upline.ancestor_id, one.id, 1,
      jsonb_build_object('kind', 'daily', 'activeFrom', '100', 'tiers', jsonb_build_array(jsonb_build_object(
        'sales', '0', 'loss', '0', 'users', 0, 'rate', case when upline is null then 9000 else 5000 end))),
      'valid', 'upline', gen_random_uuid(), ${now}::timestamptz, ${yesterday}::date,
      ${yesterday}::date, ${before}::date, ${today}::date
    from ${placed} one left join team_line upline on upline.descendant_id = one.id and upline.depth = 1`.execute(
    database,
  );
  // Those who joined are facts that nobody counts here, and figures are whole only without them.
  await sql`delete from settled_fact`.execute(database);
}

/** The same lines with real-time salaries as well, whose last run was before what they play today. */
export async function plantRealtimeContracts(database: Database, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const played = sql`${today}::date, 'RNG', 'USD', 0, 0, 1`;
  await sql`
    insert into account_day select id, ${played}, 1000000, 1000000, 900000, 0, 0, 0, 0, 0
    from player where account like 'line-%'`.execute(database);
  await sql`
    insert into team_day select ancestor_id, ${played}, 1000000 * count(*), 1000000 * count(*),
      900000 * count(*), 0, 0, 0, 0, 0
    from team_line group by ancestor_id`.execute(database);
  const { numAffectedRows } = await sql`
    insert into agent_contract (kind, upline_id, downline_id, version, terms, state, proposed_by, request_id,
      proposed_at, starts_on, starts_at, settled_until)
    select 'realtime', upline_id, downline_id, 1,
      jsonb_build_object('kind', 'realtime', 'rate', case when upline_id is null then 5000 else 3000 end),
      'valid', 'upline', gen_random_uuid(), ${now}::timestamptz - interval '1 day', ${today}::date,
      ${now}::timestamptz - interval '1 hour', ${now}::timestamptz - interval '5 minutes'
    from agent_contract where kind = 'daily'`.execute(database);
  return Number(numAffectedRows ?? 0n);
}
