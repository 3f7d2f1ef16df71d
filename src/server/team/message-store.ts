import type { Database, Transaction } from '#server/db/open.ts';

/** What an agent's message is about: each request of an agent is told once. */
export function subjectOf(agentId: string, requestId: string): string {
  return `agent:${agentId}:${requestId}`;
}

/** How often an agent wrote to a member since a moment; what was deleted counts too. */
export async function countMessages(
  database: Database,
  { agentId, memberId, since }: { agentId: string; memberId: string; since: Date },
): Promise<number> {
  const { messages } = await database
    .selectFrom('player_message')
    .select(({ fn }) => fn.countAll<string>().as('messages'))
    .where('player_id', '=', memberId)
    .where('template', '=', 'agent.message')
    .where('about', 'like', `agent:${agentId}:%`)
    .where('told_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(messages);
}

/** Whether this very message was told before. */
export async function wasTold(
  transaction: Transaction,
  memberId: string,
  about: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('player_message')
    .select('id')
    .where('player_id', '=', memberId)
    .where('about', '=', about)
    .executeTakeFirst();
  return row !== undefined;
}
