import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export async function countPeople(
  database: Database,
  { agentId, now }: { agentId: string; now: Date },
): Promise<{ members: number; agents: number; online: number }> {
  const { rows } = await sql<{ members: number; agents: number; online: number }>`
    select coalesce(sum(members), 0)::int as members, coalesce(sum(agents), 0)::int as agents,
      (select count(distinct session.player_id)::int from session
        join team_line on ancestor_id = ${agentId} and descendant_id = session.player_id
        where ended_at is null and seen_at > ${onlineSince(now)}) as online
    from team_size where agent_id = ${agentId}`.execute(database);
  return rows[0] ?? { members: 0, agents: 0, online: 0 };
}

/** Somebody whose session was seen since then is online. */
export function onlineSince(now: Date): Date {
  return new Date(now.getTime() - 5 * 60_000);
}

interface BalanceKey {
  agentId: string;
  currency: string;
}

export async function selectBalance(
  database: Database,
  { agentId, currency, since }: BalanceKey & { since: Date },
): Promise<{ amount: string; countedAt: Date } | undefined> {
  return database
    .selectFrom('team_balance')
    .select(['amount', 'counted_at as countedAt'])
    .where('agent_id', '=', agentId)
    .where('currency', '=', currency)
    .where('counted_at', '>', since)
    .executeTakeFirst();
}

export async function countBalance(
  database: Database,
  { agentId, currency, now }: BalanceKey & { now: Date },
): Promise<{ amount: string; countedAt: Date }> {
  const { rows } = await sql<{ amount: string; countedAt: Date }>`
    insert into team_balance (agent_id, currency, amount, counted_at)
    select ${agentId}, ${currency}, coalesce(sum(balance.amount), 0), ${now}
    from team_line line
    join ledger_account account on account.player_id = line.descendant_id
      and account.commodity = ${currency} and account.kind <> 'player-points'
    join ledger_balance balance on balance.account_id = account.id
    where line.ancestor_id = ${agentId}
    on conflict (agent_id, currency) do update set amount = excluded.amount, counted_at = excluded.counted_at
    returning amount, counted_at as "countedAt"`.execute(database);
  return rows[0] ?? { amount: '0', countedAt: now };
}
