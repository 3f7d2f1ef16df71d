import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { takeBackBehindDeposit } from '#server/rewards/behind-deposit.ts';
import { insertChargeBack } from './charge-back-store.ts';
import { type DepositRow, insertSteps, lockDeposit, selectByReference } from './store.ts';
import type { DepositContext } from './take-transfer.ts';

type ChargedBack = Outcome<
  {
    /** What was still there of it, and what the house has lost. */
    taken: bigint;
    lost: bigint;
    rewards: Awaited<ReturnType<typeof takeBackBehindDeposit>>;
  },
  'deposit.unknown' | 'deposit.not-open'
>;

/**
 * The card's or bank's owner took a credited deposit back. Once a deposit: as much as the main wallet still
 * holds of it is taken, never more, and the rest is the house's loss. Its bonus is revoked first.
 */
export function chargeBack(
  app: DepositContext,
  { reference, reason }: { reference: string; reason: string },
  actor: Actor,
): Promise<ChargedBack> {
  return inTransaction<ChargedBack>(app.database, async (transaction) => {
    const found = await selectByReference(transaction, reference);
    if (!found) return refuse('deposit.unknown');
    await lockPlayer(transaction, found.player_id);
    const deposit = await lockDeposit(transaction, found.id);
    if (deposit.state !== 'credited') return refuse('deposit.not-open');
    const now = app.clock.now();
    const by = `operator:${actor.name}`;
    const { id: depositId, player_id: playerId } = deposit;
    const taken = await takenOf(transaction, deposit);
    const amount = BigInt(deposit.paid ?? 0);
    const isNew = await insertChargeBack(transaction, { deposit, amount, taken, now, by });
    if (!isNew) return refuse('deposit.not-open');
    const { provider } = deposit;
    const returned = { deposit: { id: depositId, playerId, provider }, actor: by, now };
    const rewards = await takeBackBehindDeposit(app, transaction, returned);
    await book(transaction, deposit, { amount, taken, by });
    await insertSteps(transaction, depositId, now, [{ step: 'refunded', amount: taken, reason }]);
    const said = {
      ...{ reason, bonus: rewards.bonus, revoked: String(rewards.revoked) },
      ...{ claimed: String(rewards.claimed), taken: String(taken), lost: String(amount - taken) },
    };
    await writeAudit(transaction, actor, 'deposit.charge-back', `deposit:${depositId}`, said);
    await app.events.publish(transaction, {
      kind: 'deposit.changed',
      playerId,
      body: { depositId },
    });
    await publishBalanceChange(app, transaction, playerId);
    return done({ taken, lost: amount - taken, rewards });
  });
}

/** As much of what was credited as lies in the main wallet. */
async function takenOf(
  transaction: Transaction,
  { player_id: playerId, currency: commodity, received }: DepositRow,
): Promise<bigint> {
  await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const main = (await lockBalances(transaction, playerId)).find(
    (own) => own.kind === 'player-main' && own.commodity === commodity,
  );
  const there = BigInt(main?.amount ?? 0);
  const credited = BigInt(received ?? 0);
  return there < credited ? there : credited;
}

async function book(
  transaction: Transaction,
  { id, player_id: playerId, currency: commodity, provider, reference }: DepositRow,
  { amount, taken, by: actor }: { amount: bigint; taken: bigint; by: string },
): Promise<void> {
  const legs = [
    { name: { kind: 'player-main', playerId, commodity }, amount: -taken },
    { name: { kind: 'house', subject: 'charge-backs', commodity }, amount: taken - amount },
    { name: { kind: 'payments-in-transit', subject: provider, commodity }, amount },
  ] as const;
  const opened = [];
  for (const leg of legs) {
    if (leg.amount !== 0n) {
      opened.push({ account: await openAccount(transaction, leg.name), amount: leg.amount });
    }
  }
  const posting = await post(transaction, {
    key: `deposit-charge-back:${id}`,
    kind: 'deposit-refund',
    reference,
    actor,
    legs: opened,
  });
  if (posting.outcome !== 'posted') throw new Error(`A charge-back was ${posting.outcome}.`);
}
