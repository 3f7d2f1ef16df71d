import { inTransaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  type LinkRow,
  lockVendor,
  readFeedAnew,
  selectIsInUse,
  selectIsMoving,
  selectLaunchHosts,
  updateLaunchHosts,
  upsertLink,
} from './vendor-link-store.ts';

type OperateContext = Pick<AppContext, 'database'>;
type Linked = 'linked' | 'unknown' | 'in-use' | 'moving';

export interface VendorLinkRequest extends Omit<LinkRow, 'isSandbox'> {
  vendor: string;
}

/**
 * From now on this company hosts the vendor's games, and a request signed with this key is believed to be
 * it. Another kind of wallet waits until nothing lies or runs there: what has begun by the rules of the
 * one could not end by the rules of the other. Neither may money that lies in the demonstration's own
 * wallets be asked of a company that never had it; nor a move that is on its way, by an address or a key
 * that it was not begun with, as a company that does not know it says that it never came.
 */
export async function linkVendorByHand(
  { database }: OperateContext,
  { vendor, ...asked }: VendorLinkRequest,
  actor: Actor,
): Promise<Linked> {
  const { value } = await inTransaction<{ done: boolean; value: Linked }>(
    database,
    async (transaction) => {
      const known = await lockVendor(transaction, vendor);
      if (!known) return { done: false, value: 'unknown' };
      const { link } = known;
      const isOther = link !== null && (link.isSandbox || link.wallet !== asked.wallet);
      if (isOther && (await selectIsInUse(transaction, vendor))) {
        return { done: false, value: 'in-use' };
      }
      const isOtherKey = link !== null && link.publicKey !== asked.publicKey;
      const isElsewhere = isOther || isOtherKey || link?.baseAddress !== asked.baseAddress;
      if (isElsewhere && (await selectIsMoving(transaction, vendor))) {
        return { done: false, value: 'moving' };
      }
      await upsertLink(transaction, vendor, asked);
      if (isOther || isOtherKey) await readFeedAnew(transaction, vendor);
      const { wallet, baseAddress, publicKey } = asked;
      const detail = { wallet, baseAddress, publicKey, before: link?.baseAddress ?? '' };
      await writeAudit(transaction, actor, 'vendor.link', `vendor:${vendor}`, detail);
      return { done: true, value: 'linked' };
    },
  );
  return value;
}

/** Where games of linked vendors may be opened: one of these is drawn for a login. */
export function listLaunchHosts({ database }: OperateContext): Promise<string[]> {
  return selectLaunchHosts(database);
}

export async function setLaunchHosts(
  { database }: OperateContext,
  hosts: readonly string[],
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await updateLaunchHosts(transaction, hosts);
    await writeAudit(transaction, actor, 'vendor.hosts', 'vendors', { hosts: hosts.join(' ') });
    return { done: true };
  });
}
