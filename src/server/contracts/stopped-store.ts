import type { Database } from '#server/db/open.ts';

/** Whether the house has closed an agent's area: the team and its contracts are read and made by nobody then. */
export async function isStopped(database: Database, agentId: string): Promise<boolean> {
  const stop = await database
    .selectFrom('agent_stop')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return stop !== undefined;
}
