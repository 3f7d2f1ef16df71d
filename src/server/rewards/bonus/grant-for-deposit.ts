import type { MissedReason } from '#contract/bonus.ts';
import { bonusFor, matchedDeposit, needFor } from '#contract/bonus-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import { findBudget, giveBackBudget, takeBudget } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { payGrant } from '../grants/pay-grant.ts';
import { mayOffer } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { lockPerson } from '../offers-in-play-store.ts';
import type { RewardContext } from '../reward-context.ts';
import {
  dropOpenChoice,
  fulfilChoice,
  insertBonus,
  insertMissed,
  selectActive,
  selectOpenChoice,
} from './bonus-store.ts';
import { faultsOfBonus } from './review-bonus.ts';
import { refusalFor } from './who-may-have.ts';

interface Credited {
  playerId: string;
  depositId: string;
  /** What was paid, fee and tax included. */
  amount: bigint;
  now: Date;
}

export function bonusBudgetOf(code: string): string {
  return `bonus:${code}`;
}

/**
 * The bonus that its player chose comes with the deposit, in the deposit's own transaction. It begins at once
 * where no other one is played, else it waits in the reward centre. A deposit that is too small brings
 * nothing, and the choice stands for the next one. Whatever keeps it back is written down, for its player to read.
 */
export async function grantForDeposit(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { playerId, depositId, amount, now }: Credited,
): Promise<void> {
  const choice = await selectOpenChoice(transaction, playerId);
  if (!choice) return;
  const { terms, code } = choice;
  const missed = (reason: MissedReason) =>
    insertMissed(transaction, { playerId, depositId, offerId: choice.offerId, reason, now });
  const drop = async (reason: MissedReason) => {
    await missed(reason);
    await dropOpenChoice(transaction, playerId);
  };
  // The offer was paused, or has other terms by now: nobody gets what they could not see when they paid.
  if (choice.endedAt !== null) return drop('paused');
  if (now >= new Date(terms.to) || now < new Date(terms.from)) return drop('over');
  if (await mayOffer(transaction, { playerId, now })) return drop('barred');
  // What the licence allows may have changed since it was published.
  if (faultsOfBonus(terms, now).length > 0) return drop('paused');
  await lockPerson(transaction, playerId);
  // Between the choice and the money much may have changed: another deposit came, papers were refused.
  const refusal = await refusalFor(transaction, { playerId, terms });
  if (refusal) return drop(refusal === 'kyc.missing' ? refusal : 'not-for-you');
  const principal = bonusFor(terms, amount);
  if (principal === 0n) return missed('too-small');
  const { currency } = await selectMerchant(transaction);
  const name = bonusBudgetOf(code);
  const budget = await findBudget(transaction, { name, commodity: currency });
  // What may be given has been given: the offer says Closed from then on, and no later deposit brings it unasked.
  if (!budget || !(await takeBudget(transaction, budget.id, principal))) {
    return drop('no-budget');
  }
  const made = await makeGrant(app, transaction, {
    playerId,
    source: 'deposit',
    sourceRef: `${code}:${playerId}`,
    form: 'bonus-funds',
    amount: principal,
    now,
    claimBy: new Date(now.getTime() + terms.claimDays * dayMs),
    budgetId: budget.id,
  });
  // Whoever may be given nothing now keeps the deposit and gets no bonus.
  if (!made.done || !made.value) {
    await giveBackBudget(transaction, budget.id, principal);
    return drop('barred');
  }
  const grant = made.value;
  await insertBonus(transaction, {
    grant_id: grant.id,
    player_id: playerId,
    product: terms.product,
    terms,
    deposit: String(amount),
    deposit_ref: depositId,
    state: 'waiting',
    principal: String(principal),
    need: String(needFor(terms, { bonus: principal, deposit: matchedDeposit(terms, principal) })),
    cap_stake: String(terms.capStake),
    cap_conversion: terms.capConversion === null ? null : String(terms.capConversion),
  });
  await fulfilChoice(transaction, { playerId, code, grantId: grant.id });
  if (await selectActive(transaction, playerId, terms.product)) return;
  await payGrant(app, transaction, { id: grant.id, actor: `player:${playerId}`, now });
}

const dayMs = 24 * 60 * 60_000;
