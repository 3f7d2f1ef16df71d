import type { Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { tellBalance } from '#server/wallet/tell-balance.ts';
import type { WithdrawalRow } from './store.ts';

/** All that a step of a withdrawal takes: a command has no more of events than that. */
export interface Withdrawing extends Pick<House, 'database' | 'clock'> {
  events: Pick<House['events'], 'publish'>;
}

/** The last thing a transaction does: every device of the player's looks again. */
export async function tellOwner(
  house: Withdrawing,
  transaction: Transaction,
  { playerId }: Pick<WithdrawalRow, 'playerId'>,
): Promise<void> {
  await tellBalance(house, transaction, playerId);
}
