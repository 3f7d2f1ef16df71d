import type { Transaction } from '#server/db/open.ts';
import type { DepositRow } from './store.ts';

/** False where it was charged back before. A trigger writes the settled fact. */
export async function insertChargeBack(
  transaction: Transaction,
  {
    deposit,
    amount,
    taken,
    now,
    by,
  }: { deposit: DepositRow; amount: bigint; taken: bigint; now: Date; by: string },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('deposit_charge_back')
    .values({
      deposit_id: deposit.id,
      player_id: deposit.player_id,
      currency: deposit.currency,
      amount: String(amount),
      taken: String(taken),
      at: now,
      by,
    })
    .onConflict((conflict) => conflict.column('deposit_id').doNothing())
    .returning('deposit_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
