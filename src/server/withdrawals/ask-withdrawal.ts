import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { isPaidTo } from '#contract/payout-standing.ts';
import { chargesOf } from '#contract/withdrawal-charges.ts';
import type { withdraw as Call, Obstacle } from '#contract/withdrawals.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { reserve } from '#server/ledger/holds.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { checkPaymentPassword } from '#server/profile/check-payment-password.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { countWhatWasPlayed, endByWithdrawal } from '#server/rewards/bonus/give-up-bonus.ts';
import { gatherFacts } from './gather-facts.ts';
import { findObstacle } from './review-withdrawal.ts';
import { shownWithdrawal } from './shown-withdrawal.ts';
import {
  addStep,
  insertWithdrawal,
  lockAsking,
  lockBonuses,
  selectByRequest,
  selectTerms,
  type WithdrawalRow,
} from './store.ts';

type Refusal = (typeof Call)['refuses'][number];
type RequestOutcome = Outcome<AnswerOf<typeof Call>, Refusal>;

/** Holds the money at once: what is on its way out can be neither played with nor asked for again. */
export async function askWithdrawal(
  app: AppContext,
  { paymentPassword, ...request }: RequestOf<typeof Call>,
  player: Player,
): Promise<RequestOutcome> {
  const checked = await checkPaymentPassword(app, player, paymentPassword);
  if (!checked.done) return checked;
  await countWhatWasPlayed(app, player.id);
  return inTransaction<RequestOutcome>(app.database, async (transaction) => {
    // Before the books: a withdrawal may end a bonus, which is done under this lock.
    await lockPlayer(transaction, player.id);
    await lockAsking(transaction, player.id);
    await lockBonuses(transaction, player.id);
    const earlier = await selectByRequest(transaction, player.id, request.requestId);
    if (earlier) {
      return isSame(earlier, request) ? done(shownWithdrawal(earlier)) : refuse('request.conflict');
    }
    const asked = await ask(app, transaction, request, player.id);
    if (asked.done) {
      await endByWithdrawal(app, transaction, { playerId: player.id, now: app.clock.now() });
      await publishBalanceChange(app, transaction, player.id);
    }
    return asked;
  });
}

type WithdrawalRequest = Omit<RequestOf<typeof Call>, 'paymentPassword'>;

async function ask(
  app: AppContext,
  transaction: Transaction,
  { requestId, accountId, amount: typed }: WithdrawalRequest,
  playerId: string,
): Promise<RequestOutcome> {
  const now = app.clock.now();
  const terms = await selectTerms(transaction);
  const accounts = await lockMoney(transaction, playerId, terms.currency);
  const facts = await gatherFacts(app, transaction, playerId, terms);
  const account = facts.list.find(({ id }) => id === accountId);
  if (!account?.enabled) return refuse('payout.unknown');
  if (account.usableFrom > now) return refuse('payout.rests');
  if (!isPaidTo(account.holder, facts.approvedName)) return refuse('payout.other-name');
  const obstacle = findObstacle({ ...facts, hasPaymentPassword: true });
  if (obstacle) return refuse(refusalOf[obstacle]);
  const amount = BigInt(typed);
  const { fee, tax } = chargesOf(amount, {
    feeFixed: BigInt(account.feeFixed),
    feeBasisPoints: account.feeBasisPoints,
    taxBasisPoints: terms.taxBasisPoints,
  });
  if (amount < BigInt(account.minimum) || amount <= fee + tax) {
    return refuse('withdrawal.below-minimum');
  }
  if (amount > BigInt(account.maximum)) return refuse('withdrawal.above-maximum');
  const id = await insertWithdrawal(transaction, {
    playerId,
    requestId,
    accountId,
    commodity: terms.currency,
    amount,
    fee,
    tax,
    needsTwo: amount > BigInt(terms.twoPeopleAbove) && terms.twoPeopleAbove !== '0',
    counted: facts.counted,
    now,
  });
  const held = await reserve(transaction, {
    playerId,
    commodity: terms.currency,
    amount,
    reference: `withdrawal:${id}`,
    accounts,
    actor: `player:${playerId}`,
  });
  if (held.outcome === 'short') return refuse('wallet.short');
  if (held.outcome !== 'posted') throw new Error(`A new withdrawal's hold was ${held.outcome}.`);
  await addStep(transaction, { id, playerId, step: 'asked', amount, at: now });
  const row = await selectByRequest(transaction, playerId, requestId);
  return done(shownWithdrawal(row as WithdrawalRow));
}

/**
 * Before anything is looked at: what comes in at this moment is waited for, and is then among what was
 * paid in as well as in the balance.
 */
async function lockMoney(transaction: Transaction, playerId: string, commodity: string) {
  const from = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const held = await openAccount(transaction, { kind: 'player-held', playerId, commodity });
  await lockBalances(transaction, playerId);
  return { from, held };
}

function isSame(earlier: WithdrawalRow, { accountId, amount }: WithdrawalRequest): boolean {
  return earlier.accountId === accountId && earlier.amount === amount;
}

/** The account that was chosen has been judged by itself, so its obstacles cannot be left over here. */
const refusalOf: Readonly<Record<Obstacle, Refusal>> = {
  'no-payment-password': 'payment-password.unset',
  'no-account': 'payout.unknown',
  'account-other-name': 'payout.other-name',
  'account-rests': 'payout.rests',
  'account-off': 'payout.unknown',
  'identity-unknown': 'withdrawal.identity',
  'identity-pending': 'withdrawal.identity',
  'identity-refused': 'withdrawal.identity',
  turnover: 'withdrawal.turnover',
  'daily-count': 'withdrawal.too-many',
  'nothing-there': 'wallet.short',
};
