import type { Database } from '#server/db/open.ts';
import { keepTotal, selectKeptTotal, sumSince, type Total } from './lifetime-store.ts';
import { depositedKinds, withdrawnKinds } from './record-groups.ts';

/**
 * Deposits and withdrawals since the account was opened (L-HISTORY). What lies in days whose books are
 * closed never changes again, so it is summed once and kept; only what came since is summed anew.
 */
export async function readLifetime(
  database: Database,
  playerId: string,
  currency: string,
): Promise<Total> {
  const { kept, closed } = await selectKeptTotal(database, playerId, currency);
  const rows = await sumSince(database, {
    playerId,
    currency,
    after: kept?.through ?? null,
    closed,
    deposited: depositedKinds,
    withdrawn: withdrawnKinds,
  });
  const before: Total = kept ?? { deposited: 0n, withdrawn: 0n };
  const inClosed = rows.find(({ isClosed }) => isClosed);
  const sinceThen = rows.find(({ isClosed }) => !isClosed);
  const upToClosed = plus(before, inClosed);
  if (closed !== null && closed !== kept?.through) {
    await keepTotal(database, playerId, currency, { ...upToClosed, through: closed });
  }
  return plus(upToClosed, sinceThen);
}

function plus(total: Total, more: { deposited: string; withdrawn: string } | undefined): Total {
  if (!more) return { deposited: total.deposited, withdrawn: total.withdrawn };
  return {
    deposited: total.deposited + BigInt(more.deposited),
    withdrawn: total.withdrawn + BigInt(more.withdrawn),
  };
}
