import type { Transaction } from '#server/db/open.ts';
import type { Events } from '#server/kernel/events.ts';

/**
 * Notifies every device of the player once the transaction has been committed; each then asks for the
 * balance itself. To be called by whatever posts to a player's account.
 */
export async function publishBalanceChange(
  { events }: { events: Pick<Events, 'publish'> },
  transaction: Transaction,
  playerId: string,
): Promise<void> {
  await events.publish(transaction, { kind: 'balance.changed', playerId, body: {} });
}
