import type { RequestOf } from '#contract/call.ts';
import { type sendTeamMessage, teamMessagesADay } from '#contract/team.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { mayMarket } from '#server/protection/may-market.ts';
import { lockAgent } from './link-store.ts';
import { countWritten, noteWritten, wasWritten } from './message-store.ts';
import { isAgentStopped, selectInTeam } from './tree-store.ts';

type Written = Outcome<Record<string, never>, (typeof sendTeamMessage)['refuses'][number]>;

/**
 * Puts an agent's words among a member's messages. Whoever takes a break is spared, and the agent does not learn it:
 * a break is nobody else's business.
 */
export async function writeToMember(
  app: AppContext,
  { requestId, account, text }: RequestOf<typeof sendTeamMessage>,
  player: Player,
): Promise<Written> {
  return inTransaction<Written>(app.database, async (transaction) => {
    if (await isAgentStopped(transaction, player.id)) return refuse('agent.stopped');
    const member = await selectInTeam(transaction, player.id, account);
    if (!member || member.depth === 0) return refuse('team.unknown-member');
    // Of two messages at once the second counts the first.
    await lockAgent(transaction, player.id);
    const now = app.clock.now();
    const wanted = { agentId: player.id, memberId: member.id, requestId };
    if (await wasWritten(transaction, wanted)) return done({});
    const since = new Date(now.getTime() - 24 * 60 * 60_000);
    if ((await countWritten(transaction, { ...wanted, since })) >= teamMessagesADay) {
      return refuse('team.too-many-messages');
    }
    // Noted before anybody looks for a break: the agent's count is the same with one and without.
    await noteWritten(transaction, { ...wanted, now });
    if (!(await mayMarket(transaction, { playerId: member.id, now }))) return done({});
    await notifyPlayer(app, transaction, {
      playerId: member.id,
      template: 'agent.message',
      values: { from: player.account, text },
      about: `agent:${player.id}:${requestId}`,
    });
    return done({});
  });
}
