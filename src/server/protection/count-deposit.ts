import type { Transaction } from '#server/db/open.ts';
import { lockProtection, selectDatabaseTime } from './store.ts';
import { deleteUse, insertUse } from './use-store.ts';
import { watchDeposits } from './watch-harm.ts';

interface Begun {
  playerId: string;
  /** The deposit's own number, whatever its shape: counted once, however often this is called. */
  depositId: string;
  amount: bigint;
  /** The house's clock; without it the database's counts. */
  now?: Date;
}

/** To be called after `mayDeposit` allowed it, in the same transaction: it counts from its beginning. */
export async function countDeposit(
  transaction: Transaction,
  { playerId, depositId, amount, now: given }: Begun,
): Promise<void> {
  await lockProtection(transaction, playerId);
  const now = given ?? (await selectDatabaseTime(transaction));
  const isNew = await insertUse(transaction, { depositId, playerId, amount, now });
  if (isNew) await watchDeposits(transaction, playerId, now);
}

/** For one that failed or ran out: its room is free again. */
export async function uncountDeposit(transaction: Transaction, depositId: string): Promise<void> {
  await deleteUse(transaction, depositId);
}
