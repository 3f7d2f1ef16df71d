import type { AnswerOf } from '#contract/call.ts';
import type { decideWithdrawal } from '#contract/withdrawal-review.ts';
import type { withdraw } from '#contract/withdrawals.ts';
import type { WithdrawalRow } from './store.ts';

/** As its owner sees it. */
export function shownWithdrawal(row: WithdrawalRow): AnswerOf<typeof withdraw> {
  const { id, state, amount, fee, tax, payout, sent, received, reason } = row;
  return {
    id,
    state,
    currency: row.commodity,
    amount,
    fee,
    tax,
    payout,
    sent,
    received,
    remaining: String(BigInt(payout) - BigInt(received ?? sent)),
    account: { name: row.name, hint: row.hint, holder: row.holder },
    askedAt: row.askedAt.toISOString(),
    receiveBy: row.receiveBy?.toISOString() ?? null,
    reason,
  };
}

/** As those see it who decide. */
export function shownForReview(
  row: WithdrawalRow,
  proofs: string[],
): AnswerOf<typeof decideWithdrawal> {
  return {
    ...shownWithdrawal(row),
    player: { id: row.playerId, account: row.playerAccount },
    firstApprover: row.firstApprover,
    refundFirstBy: row.refundFirstBy,
    needsTwo: row.needsTwo,
    inFlight: row.inFlight ?? '0',
    proofs,
  };
}
