import type { DepositState, DepositStep } from '#contract/deposits.ts';

export interface DepositStanding {
  state: DepositState;
  asked: bigint;
  /** Whether less than was asked is credited too, or goes back. */
  creditsWhatCame: boolean;
  /** Whether money may still be credited after the deposit has ended without any. */
  mayReopen: boolean;
  /** Whether the player takes a break: then nothing is credited, however open the deposit is. */
  isOnBreak?: boolean | undefined;
}

/** What is said of a deposit, by whomever: the provider, our bank, the clock, a person. */
export type DepositWord =
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
  /** Money that was not told of before. */
  | { kind: 'paid'; amount: bigint }
  /** Money that had to go back has gone. */
  | { kind: 'refunded'; amount: bigint; isLast: boolean };

export interface DepositTurn {
  state: DepositState;
  /** Of what came, what is the player's, and what goes back. */
  credit: bigint;
  refund: bigint;
  steps: { step: DepositStep; amount: bigint | null }[];
}

/**
 * Where a word leads, whenever it comes and in whichever order; null where it changes nothing. Money
 * is credited once at most, and never more than was asked for; all the rest of it goes back.
 */
export function nextDepositState(standing: DepositStanding, word: DepositWord): DepositTurn | null {
  if (word.kind === 'paid') return afterPayment(standing, word.amount);
  if (word.kind === 'refunded') return afterRefund(standing, word);
  const from: readonly DepositState[] = leaves[word.kind];
  if (!from.includes(standing.state)) return null;
  return turn(leadsTo[word.kind], [word.kind]);
}

export function isOpen(state: DepositState): boolean {
  return openStates.includes(state);
}

export const openStates: readonly DepositState[] = ['begun', 'waiting', 'pending', 'review'];

const leadsTo = {
  waiting: 'waiting',
  pending: 'pending',
  proof: 'review',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  break: 'cancelled',
  refused: 'failed',
} as const satisfies Record<string, DepositState>;

/** From where each word leads on; everywhere else it comes too late. */
const leaves = {
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
  { state, asked, creditsWhatCame, mayReopen, isOnBreak }: DepositStanding,
  amount: bigint,
): DepositTurn {
  if (state === 'credited') {
    return { state, credit: 0n, refund: amount, steps: [{ step: 'surplus', amount }] };
  }
  const isLate = !isOpen(state);
  if (isOnBreak || (isLate && !mayReopen)) return sentBack('not-allowed', amount);
  const isShort = amount < asked;
  if (isShort && !creditsWhatCame) return sentBack('underpaid', amount);
  const credit = isShort ? amount : asked;
  const refund = amount - credit;
  const steps: DepositTurn['steps'] = [];
  if (isLate) steps.push({ step: 'late', amount: null });
  if (isShort) steps.push({ step: 'underpaid', amount });
  steps.push({ step: 'credited', amount: credit });
  if (refund > 0n) steps.push({ step: 'surplus', amount: refund });
  return { state: 'credited', credit, refund, steps };
}

function sentBack(why: 'not-allowed' | 'underpaid', amount: bigint): DepositTurn {
  const steps = [
    { step: why, amount },
    { step: 'refunding' as const, amount },
  ];
  return { state: 'refunding', credit: 0n, refund: amount, steps };
}

function afterRefund(
  { state }: DepositStanding,
  { amount, isLast }: { amount: bigint; isLast: boolean },
): DepositTurn {
  const next = state === 'refunding' && isLast ? 'refunded' : state;
  return { ...turn(next, []), steps: [{ step: 'refunded', amount }] };
}

function turn(state: DepositState, steps: readonly DepositStep[]): DepositTurn {
  return {
    state,
    credit: 0n,
    refund: 0n,
    steps: steps.map((step) => ({ step, amount: null })),
  };
}
