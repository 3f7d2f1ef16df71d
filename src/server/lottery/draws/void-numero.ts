import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { type NumeroRow, voidNumero } from './store.ts';
import type { TicketHooks } from './ticket-hooks.ts';

interface Voiding {
  id: string;
  /** A code of ours, such as `no-beacon`, or what the operator wrote. */
  reason: string;
  by: string;
}

/** Voids a numero without a result, and has the stakes returned; null where it has one. */
export async function voidOne(
  database: Database,
  hooks: TicketHooks,
  { id, reason, by }: Voiding,
): Promise<NumeroRow | null> {
  const { value } = await inTransaction(database, async (transaction) => {
    const voided = await voidNumero(transaction, id, reason, by);
    if (voided) await hooks.onVoided(transaction, id);
    return done(voided ?? null);
  });
  return value;
}
