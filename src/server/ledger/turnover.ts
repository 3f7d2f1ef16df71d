import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';

/** Of all that a player ever had in a commodity; what lies between two looks is their difference. */
export interface Turnover {
  /** What deposits and agents paid in, whatever was taken out since. */
  brought: bigint;
  /** What was played; a stake that came back was not. */
  staked: bigint;
}

/**
 * As the postings count it; a stake of bonus money turns no deposit over. Exact in a transaction that has locked the player's balances, and
 * elsewhere as exact as anything that is looked at while money moves.
 */
export async function readTurnover(
  database: Database,
  playerId: string,
  commodity: string,
): Promise<Turnover> {
  const { rows } = await sql<{ brought: string; staked: string }>`${sql.raw(planned('turnover'))}
    select coalesce(sum(balance.brought), 0)::text as brought,
      coalesce(sum(balance.staked), 0)::text as staked
    from ledger_balance as balance
    join ledger_account as account on account.id = balance.account_id
    where balance.player_id = ${playerId} and account.commodity = ${commodity}
      and account.kind <> 'player-bonus'`.execute(database);
  const [row] = rows;
  return { brought: BigInt(row?.brought ?? 0), staked: BigInt(row?.staked ?? 0) };
}
