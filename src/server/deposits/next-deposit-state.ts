import type { DepositState, DepositStep } from '#contract/deposits.ts';

export interface DepositFacts {
  state: DepositState;
  asked: bigint;
  /** Whether a payment below the amount asked for is credited, or refunded. */
  creditsWhatCame: boolean;
  /** Whether late money may still be credited after the deposit has ended. */
  mayReopen: boolean;
  /** Whether the player is on a break: then nothing is credited, even if the deposit is open. */
  isOnBreak?: boolean | undefined;
}

/** What the provider, our bank, the clock, the player or an operator reports about a deposit. */
export type DepositReport =
  | {
      kind:
        | 'waiting'
        | 'pending'
        | 'proof'
        | 'failed'
        | 'expired'
        | 'cancelled'
        | 'break'
        | 'refused';
    }
  /** Money that nobody has reported before. */
  | { kind: 'paid'; amount: bigint }
  /** A refund that was due has been sent. */
  | { kind: 'refunded'; amount: bigint; isLast: boolean };

export interface DepositTransition {
  state: DepositState;
  /** What of the payment the player is credited, and what is refunded. */
  credit: bigint;
  refund: bigint;
  steps: { step: DepositStep; amount: bigint | null }[];
}

/**
 * The transition that a report causes, in whichever order reports arrive; null if it changes nothing.
 * A deposit is credited once at most and never above the amount asked for; the rest is refunded.
 */
export function nextDepositState(
  facts: DepositFacts,
  report: DepositReport,
): DepositTransition | null {
  if (report.kind === 'paid') return afterPayment(facts, report.amount);
  if (report.kind === 'refunded') return afterRefund(facts, report);
  const from: readonly DepositState[] = fromStates[report.kind];
  if (!from.includes(facts.state)) return null;
  return transition(toState[report.kind], [report.kind]);
}

export function isOpen(state: DepositState): boolean {
  return openStates.includes(state);
}

export const openStates: readonly DepositState[] = ['begun', 'waiting', 'pending', 'review'];

const toState = {
  waiting: 'waiting',
  pending: 'pending',
  proof: 'review',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  break: 'cancelled',
  refused: 'failed',
} as const satisfies Record<string, DepositState>;

/** The states in which each report has an effect; in all others it is too late. */
const fromStates = {
  waiting: ['begun'],
  pending: ['begun', 'waiting'],
  proof: ['waiting', 'review'],
  failed: ['begun', 'waiting', 'pending'],
  expired: ['begun', 'waiting', 'pending'],
  cancelled: ['begun', 'waiting'],
  break: ['begun', 'waiting'],
  refused: ['begun', 'waiting', 'pending', 'review'],
} as const satisfies Record<string, readonly DepositState[]>;

function afterPayment(
  { state, asked, creditsWhatCame, mayReopen, isOnBreak }: DepositFacts,
  amount: bigint,
): DepositTransition {
  if (state === 'credited') {
    return { state, credit: 0n, refund: amount, steps: [{ step: 'surplus', amount }] };
  }
  const isLate = !isOpen(state);
  if (isOnBreak || (isLate && !mayReopen)) return sentBack('not-allowed', amount);
  const isShort = amount < asked;
  if (isShort && !creditsWhatCame) return sentBack('underpaid', amount);
  const credit = isShort ? amount : asked;
  const refund = amount - credit;
  const steps: DepositTransition['steps'] = [];
  if (isLate) steps.push({ step: 'late', amount: null });
  if (isShort) steps.push({ step: 'underpaid', amount });
  steps.push({ step: 'credited', amount: credit });
  if (refund > 0n) steps.push({ step: 'surplus', amount: refund });
  return { state: 'credited', credit, refund, steps };
}

function sentBack(why: 'not-allowed' | 'underpaid', amount: bigint): DepositTransition {
  const steps = [
    { step: why, amount },
    { step: 'refunding' as const, amount },
  ];
  return { state: 'refunding', credit: 0n, refund: amount, steps };
}

function afterRefund(
  { state }: DepositFacts,
  { amount, isLast }: { amount: bigint; isLast: boolean },
): DepositTransition {
  const next = state === 'refunding' && isLast ? 'refunded' : state;
  return { ...transition(next, []), steps: [{ step: 'refunded', amount }] };
}

function transition(state: DepositState, steps: readonly DepositStep[]): DepositTransition {
  return {
    state,
    credit: 0n,
    refund: 0n,
    steps: steps.map((step) => ({ step, amount: null })),
  };
}
