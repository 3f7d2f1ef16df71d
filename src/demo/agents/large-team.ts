import { sql } from 'kysely';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';

export interface LargeTeam {
  /** The agent at the top; those below are called the same with a number behind. */
  account: string;
  members: number;
  merchant: string;
  currency: string;
  now: Date;
}

const days = 31;
/** Everybody has so many directly below, so 100,000 stand five deep. */
const directDownline = 10;

/**
 * A team of any size below an agent, with a month of settled facts, for trying and measuring. It is done in
 * a few statements, the same for the same size; the reader of facts counts it like every other team.
 */
export async function plantLargeTeam(database: Database, team: LargeTeam): Promise<string> {
  const { value } = await inTransaction(database, async (transaction) => {
    const agentId = await insertPeople(transaction, team);
    await insertFacts(transaction, team);
    return done(agentId);
  });
  return value;
}

async function insertPeople(
  database: Database,
  { account, members, merchant, now }: LargeTeam,
): Promise<string> {
  const hasDownline = sql`n * ${directDownline}::integer + 1 <= ${members}::integer`;
  await sql`
    insert into player (account, nickname, type, merchant, language, created_at)
    select ${account}::text || case n when 0 then '' else n::text end, ${account}::text || ' ' || n,
      case when ${hasDownline} then 1 else 0 end, ${merchant}, 'es',
      ${now}::timestamptz - n % 60 * interval '1 day'
    from generate_series(0, ${members}::integer) as n order by n
    on conflict (lower(account)) do nothing`.execute(database);
  // Upline before downline, as people join.
  await sql`
    insert into sponsor (player_id, agent_id, register_method, registered_at)
    select below.id, above.id, 'WEB', below.created_at
    from generate_series(1, ${members}::integer) as n
    join player below on lower(below.account) = lower(${account}::text || n)
    join player above on lower(above.account) = lower(${account}::text
      || case (n - 1) / ${directDownline}::integer when 0 then '' else ((n - 1) / ${directDownline}::integer)::text end)
    order by n
    on conflict (player_id) do nothing`.execute(database);
  const { rows } = await sql<{ id: string }>`
    select id from player where lower(account) = lower(${account})`.execute(database);
  if (!rows[0]) throw new Error(`There is no ${account}.`);
  return rows[0].id;
}

/** Each plays every third day and deposits every tenth; the house wins in the long run. */
async function insertFacts(
  database: Database,
  { account, members, currency, now }: LargeTeam,
): Promise<void> {
  const classes = sql`array['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP']`;
  await sql`
    insert into settled_fact (player_id, kind, class, vendor, stake, payout, valid, currency, happened_at,
      source_kind, source_ref)
    select id, 'bet', (${classes})[1 + n % 5], 'LARGE', stake, stake * ((n + day) % 7) / 4, stake,
      ${currency}, ${now}::timestamptz - day * interval '1 day' - n % 600 * interval '1 second',
      'bet', 'large-team:' || id || ':' || day
    from (select id, n, day, 100000 * (1 + n % 50) as stake
      from ${peopleOf(account, members)} person, generate_series(0, ${days}::integer - 1) as day
      where (n + day) % 3 = 0) as played
    where stake * ((n + day) % 7) / 4 <> stake`.execute(database);
  await sql`
    insert into settled_fact (player_id, kind, amount, currency, happened_at, source_kind, source_ref)
    select id, 'deposit', 5000000, ${currency}, ${now}::timestamptz - day * interval '1 day',
      'transfer', 'large-team:' || id || ':' || day
    from ${peopleOf(account, members)} person, generate_series(0, ${days}::integer - 1) as day
    where (n + day) % 10 = 0`.execute(database);
}

function peopleOf(account: string, members: number) {
  return sql`(
    select player.id, n from generate_series(1, ${members}::integer) as n
    join player on lower(player.account) = lower(${account}::text || n))`;
}
