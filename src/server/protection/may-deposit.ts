import type { LimitPeriod } from '#contract/protection-rules.ts';
import type { Transaction } from '#server/db/open.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { exceededDeposit } from './deposit-room.ts';
import { stopReason } from './stop-reasons.ts';
import { lockProtection, selectDatabaseTime } from './store.ts';

/** In the order in which they are looked for; every call that deposits lists them. */
export const depositRefusals = [
  'break.active',
  'reality.pending',
  'limit.not-chosen',
  'limit.deposit',
] as const;

export interface DepositRefusal extends Refused<(typeof depositRefusals)[number]> {
  /** Of which limit too little is left, and how much is. */
  period?: LimitPeriod;
  left?: bigint;
}

interface NewDeposit {
  playerId: string;
  amount: bigint;
  /** The house's clock; without it the database's counts. */
  now?: Date;
}

/**
 * Null allows it. The player's row stays locked until the transaction ends, so that of several
 * deposits at once each sees what the ones before it have counted.
 */
export async function mayDeposit(
  transaction: Transaction,
  { playerId, amount, now: given }: NewDeposit,
): Promise<DepositRefusal | null> {
  const row = await lockProtection(transaction, playerId);
  // The time is asked for under the lock: who waited for it must not count from before.
  const now = given ?? (await selectDatabaseTime(transaction));
  const reason = await stopReason(transaction, playerId, row, now);
  if (reason) return reason;
  if (row.chosenAt === null) return refuse('limit.not-chosen');
  const exceeded = await exceededDeposit(transaction, { playerId, amount, now });
  return exceeded && { ...refuse('limit.deposit'), ...exceeded };
}
