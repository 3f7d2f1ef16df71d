import type { PayoutStanding } from '#contract/payout-standing.ts';
import type { Obstacle, WithdrawalNeed } from '#contract/withdrawals.ts';

export interface Facts {
  hasPaymentPassword: boolean;
  /** Whether there is any place to send to, and how the best of them stands. */
  accounts: PayoutStanding | 'none';
  identity: 'none' | 'pending' | 'approved' | 'refused';
  turnover: { needed: bigint; done: bigint };
  askedToday: number;
  perDay: number;
  available: bigint;
}

/**
 * What stands in the way, the first that a person can do something about. Identity comes before money:
 * nothing is asked at the last step that could have been asked before (L-KYC).
 */
export function findObstacle(facts: Facts): Obstacle | null {
  if (facts.identity === 'none') return 'identity-unknown';
  if (facts.identity === 'refused') return 'identity-refused';
  if (facts.identity === 'pending') return 'identity-pending';
  if (!facts.hasPaymentPassword) return 'no-payment-password';
  if (facts.accounts === 'none') return 'no-account';
  if (facts.accounts === 'other-name') return 'account-other-name';
  if (facts.accounts === 'resting') return 'account-rests';
  if (facts.accounts === 'off') return 'account-off';
  if (facts.turnover.done < facts.turnover.needed) return 'turnover';
  if (facts.askedToday >= facts.perDay) return 'daily-count';
  return facts.available === 0n ? 'nothing-there' : null;
}

export interface Checked {
  need: WithdrawalNeed;
  state: 'done' | 'waiting' | 'open';
}

/** Everything that a withdrawal needs and how it stands, so that nobody learns of it one by one. */
export function checklistOf({
  identity,
  hasPaymentPassword,
  accounts,
  turnover,
}: Facts): Checked[] {
  const identities = {
    approved: 'done',
    pending: 'waiting',
    none: 'open',
    refused: 'open',
  } as const;
  const isAsked = turnover.needed > 0n;
  return [
    { need: 'identity', state: identities[identity] },
    { need: 'payment-password', state: hasPaymentPassword ? 'done' : 'open' },
    { need: 'account', state: stateOfAccounts(accounts) },
    ...(isAsked
      ? [
          {
            need: 'turnover',
            state: turnover.done < turnover.needed ? 'open' : 'done',
          } as const,
        ]
      : []),
  ];
}

function stateOfAccounts(accounts: Facts['accounts']): Checked['state'] {
  if (accounts === 'ready') return 'done';
  return accounts === 'resting' ? 'waiting' : 'open';
}
