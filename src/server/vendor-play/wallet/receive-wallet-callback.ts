import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { refuseVendor, type VendorOutcome } from '../vendor-faults.ts';
import { stakeable } from './bonus-of-round.ts';
import { lockCallbackFacts, writeWalletChange } from './callback-store.ts';
import { reviewCallback } from './review-callback.ts';
import type { WalletCallback } from './wallet-callback.ts';

/**
 * A vendor's operation on a player's money: one statement locks and returns all facts, a pure review
 * names the first refusal, one statement writes. A refusal is committed, so that its nonce stays used.
 */
export async function receiveWalletCallback(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  callback: WalletCallback,
): Promise<VendorOutcome> {
  const { value } = await inTransaction(database, async (transaction) =>
    done(await applyWalletCallback(transaction, callback, clock.now())),
  );
  return value.outcome;
}

export interface AppliedCallback {
  outcome: VendorOutcome;
  /** False for a refusal, a repetition and a balance. */
  isChanged: boolean;
}

/** The same for a caller that writes more in its transaction. */
export async function applyWalletCallback(
  transaction: Transaction,
  callback: WalletCallback,
  now: Date,
): Promise<AppliedCallback> {
  const facts = await lockCallbackFacts(transaction, callback, now);
  if (facts.isNonceUsed) return refused(refuseVendor('nonce.used'));
  if (facts.playerId === null) return refused(refuseVendor('player.unknown'));
  const verdict = reviewCallback(facts, callback, now);
  if (verdict.kind === 'refusal') return refused(refuseVendor(verdict.fault, verdict.reason));
  const { currency } = facts;
  if (verdict.kind === 'answer') {
    const { posted } = verdict;
    const balance = String(stakeable(facts));
    const value = posted === null ? { balance, currency } : { posted, balance, currency };
    const repeated = posted === null ? {} : { isRepeat: true };
    return { outcome: { done: true, value: { ...value, ...repeated } }, isChanged: false };
  }
  const written = await writeWalletChange(transaction, verdict.change);
  if (!written) return refused(refuseVendor('transaction.conflict'));
  const value = { ...written, currency, isRepeat: false };
  return { outcome: { done: true, value }, isChanged: true };
}

function refused(outcome: VendorOutcome): AppliedCallback {
  return { outcome, isChanged: false };
}
