import type { Transaction } from '#server/db/open.ts';
import type { Events } from '#server/kernel/events.ts';

/**
 * Every device of the player's hears that there is something to look at, once the transaction has
 * been committed; what there is each asks for itself.
 */
export async function tellBalance(
  { events }: { events: Pick<Events, 'publish'> },
  transaction: Transaction,
  playerId: string,
): Promise<void> {
  await events.publish(transaction, { kind: 'balance.changed', playerId, body: {} });
}
