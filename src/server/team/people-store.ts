import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

interface PeopleWanted {
  agentId: string;
  agentTypes: readonly number[];
  now: Date;
}

export async function countPeople(
  database: Database,
  { agentId, agentTypes, now }: PeopleWanted,
): Promise<{ members: number; agents: number; online: number }> {
  const { rows } = await sql<{ members: number; agents: number; online: number }>`
    select
      (select count(*)::int from team_line where ancestor_id = ${agentId}) as members,
      (select count(*)::int from player
        join team_line on ancestor_id = ${agentId} and descendant_id = player.id
        where player.type <> 0 and player.type = any (${[...agentTypes]})) as agents,
      (select count(distinct session.player_id)::int from session
        join team_line on ancestor_id = ${agentId} and descendant_id = session.player_id
        where ended_at is null and seen_at > ${onlineSince(now)}) as online`.execute(database);
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
