import type { WithdrawalState } from '#contract/withdrawals.ts';

/** What may happen to a withdrawal; whatever is not told of here cannot. */
export type Happening =
  /** Null is somebody at the machine who says no name. */
  | { kind: 'approve'; by: string | null }
  | { kind: 'reject' }
  /** Of what was approved, and then could not be paid: an account that is closed, a name that is another's. */
  | { kind: 'take-back' }
  | { kind: 'send'; amount: bigint }
  /** Handed to a payment service: nothing is sent yet, and what is left is less. */
  | { kind: 'order'; amount: bigint }
  | { kind: 'confirm'; received: bigint }
  | { kind: 'time-over' }
  | { kind: 'settle'; outcome: 'received' }
  | { kind: 'settle'; outcome: 'refund'; by: string | null };

export interface Standing {
  state: WithdrawalState;
  needsTwo: boolean;
  firstApprover: string | null;
  /** Who said first that what did not come is to be given back. */
  refundFirstBy: string | null;
  payout: bigint;
  sent: bigint;
  /** What payment services were handed, and have said nothing final of. */
  inFlight: bigint;
}

export type Verdict =
  | { isAllowed: true; state: WithdrawalState }
  | { isAllowed: false; why: 'not-now' | 'same-person' | 'more-than-left' | 'more-than-sent' };

/** Pure, so that a model can be held against it; the database is asked under the row's lock. */
export function nextState(standing: Standing, happening: Happening): Verdict {
  switch (happening.kind) {
    case 'approve':
      return approved(standing, happening.by);
    case 'reject':
      return isUndecided(standing) ? to('rejected') : notNow;
    case 'take-back':
      return isUntouched(standing) ? to('rejected') : notNow;
    case 'send':
      return sent(standing, happening.amount);
    case 'order': {
      const verdict = sent(standing, happening.amount);
      return verdict.isAllowed ? to(standing.state) : verdict;
    }
    case 'confirm':
      if (standing.state !== 'paid') return notNow;
      if (happening.received > standing.sent) return refused('more-than-sent');
      return to(happening.received === standing.sent ? 'received' : 'disputed');
    case 'time-over':
      return standing.state === 'paid' ? to('received') : notNow;
    case 'settle':
      // What counted as received because nobody said otherwise in time is not given back.
      if (standing.state !== 'disputed') return notNow;
      return happening.outcome === 'refund' ? refunded(standing, happening.by) : to('settled');
  }
}

/** Where two are needed, who says no name may be either of them, and says nothing that counts. */
function approved({ state, needsTwo, firstApprover }: Standing, by: string | null): Verdict {
  if (!isUndecided({ state })) return notNow;
  if (state === 'asked' && !needsTwo) return to('approved');
  if (by === null) return refused('same-person');
  if (state === 'asked' || firstApprover === null) return to('second-look');
  return firstApprover === by ? refused('same-person') : to('approved');
}

/** A whole payout may come back by it: above the line two people say so, as they did when it left. */
function refunded({ needsTwo, refundFirstBy }: Standing, by: string | null): Verdict {
  if (!needsTwo) return to('settled');
  if (by === null || by === refundFirstBy) return refused('same-person');
  return to(refundFirstBy === null ? 'disputed' : 'settled');
}

function sent({ state, payout, sent: before, inFlight }: Standing, amount: bigint): Verdict {
  if (state !== 'approved' && state !== 'paying') return notNow;
  const after = before + amount;
  if (after + inFlight > payout) return refused('more-than-left');
  return to(after === payout ? 'paid' : 'paying');
}

function isUndecided({ state }: Pick<Standing, 'state'>): boolean {
  return state === 'asked' || state === 'second-look';
}

/** Approved, and nothing of it has left or may be leaving. */
function isUntouched({ state, sent: before, inFlight }: Standing): boolean {
  return state === 'approved' && before === 0n && inFlight === 0n;
}

function to(state: WithdrawalState): Verdict {
  return { isAllowed: true, state };
}

function refused(why: Exclude<Verdict, { isAllowed: true }>['why']): Verdict {
  return { isAllowed: false, why };
}

const notNow = refused('not-now');
