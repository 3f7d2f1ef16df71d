import { randomUUID } from 'node:crypto';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { payoutMethodRows } from '#demo/merchant/payout-methods.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { reserve } from '#server/ledger/holds.ts';
import { insertAccount, writeNumber } from '#server/withdrawals/payout-store.ts';
import { changeWithdrawal, insertWithdrawal } from '#server/withdrawals/store.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { newPlayer } from '../database/test-app.ts';

/** A merchant with every way out. */
export async function plantPayoutMethods(database: Database): Promise<void> {
  await database
    .insertInto('site_setting')
    .values(siteSettingRow('verbena'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('payout_method')
    .values(payoutMethodRows())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody's withdrawal that only waits to be paid: the money is held. */
export async function approvedWithdrawal(
  app: AppContext,
  { payout, fee = 0n }: { payout: bigint; fee?: bigint },
): Promise<{ id: string; playerId: string }> {
  const { database } = app;
  const { id: playerId } = await newPlayer(database, `w${randomUUID().slice(0, 12)}`);
  const amount = payout + fee;
  await giveMoney(database, { playerId, amount });
  const written = await inTransaction(database, async (transaction) => {
    const now = app.clock.now();
    const accountId = await insertAccount(transaction, {
      playerId,
      method: 'BANCOLOMBIA',
      hint: '8901',
      holder: 'Ana Luz Rey',
      addedAt: now,
      usableFrom: now,
    });
    const place = `payout_account.locked_number.${accountId}`;
    await writeNumber(transaction, accountId, app.vault.lock('12345678901', place));
    const id = await insertWithdrawal(transaction, {
      playerId,
      requestId: randomUUID(),
      accountId,
      commodity: 'COP',
      amount,
      fee,
      tax: 0n,
      needsTwo: false,
      counted: { brought: 0n, staked: 0n },
      now,
    });
    await reserve(transaction, {
      playerId,
      commodity: 'COP',
      amount,
      reference: `withdrawal:${id}`,
      actor: 'test',
    });
    await changeWithdrawal(transaction, id, { state: 'approved' });
    return done(id);
  });
  return { id: written.value, playerId };
}

/** What is still held of a player's money, and what has left by the bank of the helper above. */
export async function moneyOf(
  database: Database,
  playerId: string,
): Promise<{ main: bigint; held: bigint }> {
  const rows = await database
    .selectFrom('ledger_balance as balance')
    .innerJoin('ledger_account as account', 'account.id', 'balance.account_id')
    .select(['account.kind', 'balance.amount'])
    .where('balance.player_id', '=', playerId)
    .execute();
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? '0');
  return { main: of('player-main'), held: of('player-held') };
}
