import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { DaySpan } from './sum-store.ts';

export interface MemberValid {
  playerId: string;
  account: string;
  valid: bigint;
}

interface MemberRow extends Omit<MemberValid, 'valid'> {
  valid: string;
}

const memberOf = ({ valid, ...row }: MemberRow): MemberValid => ({ ...row, valid: BigInt(valid) });

interface MembersWanted extends DaySpan {
  agentId: string;
  currency: string;
  scope: 'all' | 'direct';
}

export async function selectMembersValid(
  database: Database,
  { agentId, currency, scope, from, to }: MembersWanted,
): Promise<MemberValid[]> {
  const { rows } = await sql<MemberRow>`
    select player.id as "playerId", player.account, sum(own.valid)::text as valid
    from team_line line
    join account_day own on own.player_id = line.descendant_id
    join player on player.id = line.descendant_id
    where line.ancestor_id = ${agentId} and (${scope === 'all'} or line.depth = 1)
      and own.day between ${from}::date and ${to}::date and own.currency = ${currency} and own.class <> ''
    group by player.id having sum(own.valid) <> 0
    order by sum(own.valid) desc, player.id`.execute(database);
  return rows.map(memberOf);
}

interface HourRow {
  result: string;
}

interface TeamHour {
  agentId: string;
  currency: string;
  hour: Date;
  singleBet: bigint;
  scope: 'all' | 'direct';
}

export async function selectHour(
  database: Database,
  { agentId, currency, hour, singleBet, scope }: TeamHour,
): Promise<{ counted: bigint; result: bigint; members: MemberValid[] }> {
  // The agent's own bets are the team's too; only as an active member the agent does not count.
  const inTeam = sql`
    select ${agentId}::bigint as id, 0 as depth union all
    select descendant_id, depth from team_line where ancestor_id = ${agentId}`;
  const sums = await sql<HourRow>`
    select coalesce(sum(prizes + rebates + agent_rebates + promotions - valid), 0)::text as result
    from play_hour own join (${inTeam}) as team on team.id = own.player_id
    where own.hour = ${hour} and own.currency = ${currency}`.execute(database);
  const bets = await sql<MemberRow & { depth: number }>`
    select player.id as "playerId", player.account, team.depth, sum(fact.valid)::text as valid
    from play_hour own
    join (${inTeam}) as team on team.id = own.player_id
    join settled_fact fact on fact.player_id = own.player_id
      and fact.happened_at >= ${hour} and fact.happened_at < ${hour}::timestamptz + interval '1 hour'
      and fact.currency = own.currency and abs(fact.stake) >= ${singleBet}::bigint
    join player on player.id = own.player_id
    where own.hour = ${hour} and own.currency = ${currency} and own.largest_stake >= ${singleBet}::bigint
    group by player.id, team.depth having sum(fact.valid) <> 0
    order by sum(fact.valid) desc, player.id`.execute(database);
  const isCounted = ({ depth }: { depth: number }) => depth > 0 && (scope === 'all' || depth === 1);
  return {
    counted: bets.rows.reduce((sum, { valid }) => sum + BigInt(valid), 0n),
    result: BigInt(sums.rows[0]?.result ?? '0'),
    members: bets.rows
      .filter(isCounted)
      .map(({ depth: _, ...row }) => memberOf(row))
      .filter(({ valid }) => valid > 0n),
  };
}
