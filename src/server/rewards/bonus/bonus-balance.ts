import type { Transaction } from '#server/db/open.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import type { BonusRow } from './bonus-store.ts';

/** What lies in a bonus, locked with all of the player's accounts in the order in which postings lock them. */
export async function lockBonusBalance(
  transaction: Transaction,
  { player_id: playerId, grant_id: grantId }: Pick<BonusRow, 'player_id' | 'grant_id'>,
): Promise<bigint> {
  const rows = await lockBalances(transaction, playerId);
  const own = rows.find(({ kind, subject }) => kind === 'player-bonus' && subject === grantId);
  return BigInt(own?.amount ?? 0);
}
