import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';

/** Every device of the player asks anew. */
export async function tellProtection(
  { events }: { events: Pick<AppContext['events'], 'publish'> },
  transaction: Transaction,
  playerId: string,
): Promise<void> {
  await events.publish(transaction, { kind: 'protection.changed', playerId, body: {} });
}
