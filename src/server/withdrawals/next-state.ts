import type { WithdrawalState } from '#contract/withdrawals.ts';

/** All that player, operators, payment services and the clock can do to a withdrawal. */
export type WithdrawalAction =
  /** Null: an operator at the terminal who gave no name. */
  | { kind: 'approve'; by: string | null }
  | { kind: 'reject' }
  /** An approved withdrawal that cannot be paid: a closed account, somebody else's name. */
  | { kind: 'take-back' }
  | { kind: 'send'; amount: bigint }
  /** An order for a payment service: nothing is sent yet, and less is left to send. */
  | { kind: 'order'; amount: bigint }
  | { kind: 'confirm'; received: bigint }
  | { kind: 'time-over' }
  | { kind: 'settle'; outcome: 'received' }
  | { kind: 'settle'; outcome: 'refund'; by: string | null };

export interface WithdrawalProgress {
  state: WithdrawalState;
  needsTwo: boolean;
  firstApprover: string | null;
  /** The first operator who approved giving back what did not arrive. */
  refundFirstBy: string | null;
  payout: bigint;
  sent: bigint;
  /** The sum of orders whose payment service has reported nothing final. */
  inFlight: bigint;
}

export type Verdict =
  | { isAllowed: true; state: WithdrawalState }
  | { isAllowed: false; why: 'not-now' | 'same-person' | 'more-than-left' | 'more-than-sent' };

/** Pure, so that a model can check it; the caller holds the row's lock. */
export function nextState(progress: WithdrawalProgress, happening: WithdrawalAction): Verdict {
  switch (happening.kind) {
    case 'approve':
      return approved(progress, happening.by);
    case 'reject':
      return isUndecided(progress) ? to('rejected') : notNow;
    case 'take-back':
      return isUntouched(progress) ? to('rejected') : notNow;
    case 'send':
      return sent(progress, happening.amount);
    case 'order': {
      const verdict = sent(progress, happening.amount);
      return verdict.isAllowed ? to(progress.state) : verdict;
    }
    case 'confirm':
      if (progress.state !== 'paid') return notNow;
      if (happening.received > progress.sent) return refused('more-than-sent');
      return to(happening.received === progress.sent ? 'received' : 'disputed');
    case 'time-over':
      return progress.state === 'paid' ? to('received') : notNow;
    case 'settle':
      // What counted as received because nobody said otherwise in time is not given back.
      if (progress.state !== 'disputed') return notNow;
      return happening.outcome === 'refund' ? refunded(progress, happening.by) : to('settled');
  }
}

/** Where two operators are needed, an operator without a name may be either and so does not count. */
function approved(
  { state, needsTwo, firstApprover }: WithdrawalProgress,
  by: string | null,
): Verdict {
  if (!isUndecided({ state })) return notNow;
  if (state === 'asked' && !needsTwo) return to('approved');
  if (by === null) return refused('same-person');
  if (state === 'asked' || firstApprover === null) return to('second-look');
  return firstApprover === by ? refused('same-person') : to('approved');
}

/** It may give back a whole payout: above the merchant's threshold two operators approve it. */
function refunded({ needsTwo, refundFirstBy }: WithdrawalProgress, by: string | null): Verdict {
  if (!needsTwo) return to('settled');
  if (by === null || by === refundFirstBy) return refused('same-person');
  return to(refundFirstBy === null ? 'disputed' : 'settled');
}

function sent(
  { state, payout, sent: before, inFlight }: WithdrawalProgress,
  amount: bigint,
): Verdict {
  if (state !== 'approved' && state !== 'paying') return notNow;
  const after = before + amount;
  if (after + inFlight > payout) return refused('more-than-left');
  return to(after === payout ? 'paid' : 'paying');
}

function isUndecided({ state }: Pick<WithdrawalProgress, 'state'>): boolean {
  return state === 'asked' || state === 'second-look';
}

/** Approved, and nothing of it has left or may be leaving. */
function isUntouched({ state, sent: before, inFlight }: WithdrawalProgress): boolean {
  return state === 'approved' && before === 0n && inFlight === 0n;
}

function to(state: WithdrawalState): Verdict {
  return { isAllowed: true, state };
}

function refused(why: Exclude<Verdict, { isAllowed: true }>['why']): Verdict {
  return { isAllowed: false, why };
}

const notNow = refused('not-now');
