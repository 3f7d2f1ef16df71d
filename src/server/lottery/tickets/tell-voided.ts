import type { Transaction } from '#server/db/open.ts';
import { notifyPlayer, type Teller } from '#server/notices/notify-player.ts';
import { selectVoidedFor } from './voided-store.ts';

/** Tells each player once that a draw was voided and why; of a chase, once for all of its draws. */
export async function tellVoided(
  app: Teller,
  transaction: Transaction,
  tickets: readonly string[],
): Promise<void> {
  const voided = await selectVoidedFor(transaction, tickets);
  for (const { playerId, ticketId, chaseId, game, name, numero, reason } of voided) {
    await notifyPlayer(app, transaction, {
      playerId,
      template: 'lottery.voided',
      values: { name, numero, reason },
      link: `/member?page=personalHistoryCopy&round=${ticketId}`,
      about: chaseId === null ? `lottery-void:${game}:${numero}` : `lottery-chase:${chaseId}`,
    });
  }
}
