import type { Database, Transaction } from '#server/db/open.ts';

interface Pair {
  agentId: string;
  memberId: string;
}

/** How often an agent asked to write to a member since a moment. */
export async function countWritten(
  database: Database,
  { agentId, memberId, since }: Pair & { since: Date },
): Promise<number> {
  const { asked } = await database
    .selectFrom('team_message')
    .select(({ fn }) => fn.countAll<string>().as('asked'))
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(asked);
}

/** Whether this very request was answered before. */
export async function wasWritten(
  database: Database,
  { agentId, memberId, requestId }: Pair & { requestId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('team_message')
    .select('request_id')
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteWritten(
  transaction: Transaction,
  { agentId, memberId, requestId, now }: Pair & { requestId: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('team_message')
    .values({ agent_id: agentId, member_id: memberId, request_id: requestId, asked_at: now })
    .execute();
}
