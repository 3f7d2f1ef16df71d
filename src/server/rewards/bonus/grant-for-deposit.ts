import { bonusFor, matchedDeposit, needFor } from '#contract/bonus-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import { findBudget, giveBackBudget, takeBudget } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { payGrant } from '../grants/pay-grant.ts';
import { selectMerchant } from '../merchant-store.ts';
import { lockPerson } from '../offers-in-play-store.ts';
import type { RewardContext } from '../reward-context.ts';
import {
  dropOpenChoice,
  fulfilChoice,
  insertBonus,
  selectActive,
  selectOpenChoice,
} from './bonus-store.ts';
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
 * nothing, and the choice stands for the next one.
 */
export async function grantForDeposit(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { playerId, depositId, amount, now }: Credited,
): Promise<void> {
  const choice = await selectOpenChoice(transaction, playerId);
  if (!choice) return;
  const { terms, code } = choice;
  // The offer was paused, or has other terms by now: nobody gets what they could not see when they paid.
  if (choice.endedAt !== null) return dropOpenChoice(transaction, playerId);
  await lockPerson(transaction, playerId);
  // Between the choice and the money much may have changed: another deposit came, papers were refused.
  if (await refusalFor(transaction, { playerId, terms }))
    return dropOpenChoice(transaction, playerId);
  const principal = bonusFor(terms, amount);
  if (principal === 0n || now >= new Date(terms.to) || now < new Date(terms.from)) return;
  const { currency } = await selectMerchant(transaction);
  const name = bonusBudgetOf(code);
  const budget = await findBudget(transaction, { name, commodity: currency });
  // What may be given has been given: the offer says Closed from then on, and no later deposit brings it unasked.
  if (!budget || !(await takeBudget(transaction, budget.id, principal))) {
    return dropOpenChoice(transaction, playerId);
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
    return;
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
