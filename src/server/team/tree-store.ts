import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface TeamPerson {
  id: string;
  account: string;
  nickname: string;
  type: number;
  /** 0 for the agent. */
  depth: number;
}

/** The one of this name in whatever letters, if it is the agent or somebody below. */
export async function selectInTeam(
  database: Database,
  agentId: string,
  account: string,
): Promise<TeamPerson | undefined> {
  const { rows } = await sql<TeamPerson>`
    select player.id, player.account, player.nickname, player.type, coalesce(line.depth, 0) as depth
    from player
    left join team_line line on line.ancestor_id = ${agentId} and line.descendant_id = player.id
    where lower(player.account) = lower(${account})
      and (player.id = ${agentId} or line.depth is not null)`.execute(database);
  return rows[0];
}

/** From the agent down to somebody of the team, both included. */
export async function selectPath(
  database: Database,
  agentId: string,
  memberId: string,
): Promise<TeamPerson[]> {
  const { rows } = await sql<TeamPerson>`
    select player.id, player.account, player.nickname, player.type, coalesce(mine.depth, 0) as depth
    from (
      select ancestor_id as id from team_line where descendant_id = ${memberId}
      union all select ${memberId}::bigint) as step
    join player on player.id = step.id
    left join team_line mine on mine.ancestor_id = ${agentId} and mine.descendant_id = step.id
    where step.id = ${agentId} or mine.depth is not null
    order by coalesce(mine.depth, 0)`.execute(database);
  return rows;
}

/** How many stand below an agent. */
export async function selectTeamSize(database: Database, agentId: string): Promise<number> {
  const { members } = await database
    .selectFrom('team_size')
    .select((of) => of.fn.sum<string | null>('members').as('members'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return Number(members ?? 0);
}

export async function isAgentStopped(database: Database, agentId: string): Promise<boolean> {
  const stop = await database
    .selectFrom('agent_stop')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return stop !== undefined;
}

export function selectAgentSetting(database: Database) {
  return database.selectFrom('agent_setting').selectAll().executeTakeFirstOrThrow();
}

export async function isAgentPolicyOn(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom('whitelabel_switch')
    .select('enabled')
    .where('key', '=', 'AGENTPOLICY3')
    .executeTakeFirst();
  return row?.enabled ?? false;
}
