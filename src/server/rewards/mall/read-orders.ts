import * as v from 'valibot';
import { ParcelAddress, type RedeemStatus } from '#contract/points.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import type { Vault } from '#server/secrets/vault.ts';
import { addressPlace } from './address-place.ts';
import { lateDays } from './decide-order.ts';
import { lockOrder, selectOrders } from './mall-store.ts';

/** For operators; an order that waits longer than a week is marked. */
export async function readOrders(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  status: RedeemStatus,
) {
  const late = clock.now().getTime() - lateDays * 86_400_000;
  const rows = await selectOrders(database, status, 100);
  return rows.map((row) => ({
    ...row,
    isLate: row.state === 'In Process' && row.ordered_at.getTime() < late,
  }));
}

/** Where a parcel goes: it is personal, so that somebody looked is written down. */
export function readAddress(
  { database, vault }: Pick<AppContext, 'database'> & { vault: Vault },
  id: string,
  actor: Actor,
): Promise<Outcome<ParcelAddress | null, 'mall.unknown-order'>> {
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) return refuse('mall.unknown-order');
    await writeAudit(transaction, actor, 'mall.address', `mall-order:${id}`, {});
    if (order.address === null) return done(null);
    const text = vault.unlock(order.address, addressPlace(order.player_id, order.request_id));
    return done(v.parse(ParcelAddress, JSON.parse(text)));
  });
}
