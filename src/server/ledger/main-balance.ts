import type { Database } from '#server/db/open.ts';

/** What lies in a player's main wallet; nothing where none has been opened yet. */
export async function mainBalance(
  database: Database,
  playerId: string,
  commodity: string,
): Promise<bigint> {
  const found = await database
    .selectFrom('ledger_balance as balance')
    .innerJoin('ledger_account as account', 'account.id', 'balance.account_id')
    .select('balance.amount')
    .where('balance.player_id', '=', playerId)
    .where('account.kind', '=', 'player-main')
    .where('account.commodity', '=', commodity)
    .executeTakeFirst();
  return BigInt(found?.amount ?? 0);
}
