import type { Database, Transaction } from '#server/db/open.ts';
import { selectIsKnownThere, selectKeepsOwnWallets, shareLink } from './transfer-store.ts';

/** Whether this vendor keeps its players' money itself; of all others our books are the only ones. */
export function keepsOwnWallets(database: Database, vendor: string): Promise<boolean> {
  return selectKeepsOwnWallets(database, vendor);
}

/**
 * What stands in the way of money to this vendor. How it is known stays so until the transaction
 * ends: nobody becomes the keeper of a wallet while our books alone put something into it.
 */
export async function closedToMoney(
  transaction: Transaction,
  vendor: string,
): Promise<'wallet.unknown' | 'vendor.closed' | null> {
  const link = await shareLink(transaction, vendor);
  if (!link) return 'wallet.unknown';
  return link.isLinkOpen && link.isVendorOpen ? null : 'vendor.closed';
}

/**
 * Whether what lies in this wallet was never the vendor's: from the time when our books were the only
 * ones. To be asked with the player's balances locked, as a first move may be on its way.
 */
export async function wasNeverThere(
  transaction: Transaction,
  vendor: string,
  playerId: string,
): Promise<boolean> {
  return !(await selectIsKnownThere(transaction, vendor, playerId));
}
