import { randomBytes } from 'node:crypto';
import type { Books, SandboxOutcome, SandboxSession } from './books.ts';

export interface SandboxHook {
  id: string;
  session: string;
  type: 'pending' | 'paid' | 'failed' | 'expired';
  payment: { id: string; amount: string; currency: string } | null;
}

export interface WebhookPlan {
  hook: SandboxHook;
  /** Signed with a key that nobody agreed on. */
  isForged?: boolean;
}

/** Carries out what was chosen: writes it into the books, and tells of it as a real provider would. */
export async function playOutcome(
  books: Books,
  session: SandboxSession,
  outcome: SandboxOutcome,
  { tell, wait }: { tell: (plan: WebhookPlan) => Promise<void>; wait: () => Promise<void> },
): Promise<void> {
  const asked = BigInt(session.amount);
  const hook = (
    type: SandboxHook['type'],
    payment: SandboxHook['payment'] = null,
  ): SandboxHook => ({
    id: `evt_${randomBytes(16).toString('hex')}`,
    session: session.session,
    type,
    payment,
  });
  const payAndTell = (amount: bigint) => tell({ hook: hook('paid', books.pay(session, amount)) });
  switch (outcome) {
    case 'success':
      return payAndTell(asked);
    case 'underpaid':
      return payAndTell((asked * 6n) / 10n || 1n);
    case 'failure':
      session.state = 'failed';
      return tell({ hook: hook('failed') });
    case 'delay':
      session.state = 'pending';
      await tell({ hook: hook('pending') });
      await wait();
      return payAndTell(asked);
    case 'late':
      session.state = 'expired';
      await tell({ hook: hook('expired') });
      await wait();
      return payAndTell(asked);
    case 'twice': {
      const first = hook('paid', books.pay(session, asked));
      const second = hook('paid', books.pay(session, asked));
      for (const each of [first, first, second, first]) await tell({ hook: each });
      return;
    }
    case 'out-of-order': {
      const [pending, failed] = [hook('pending'), hook('failed')];
      await payAndTell(asked);
      await tell({ hook: failed });
      return tell({ hook: pending });
    }
    case 'wrong-signature':
      return tell({ hook: hook('paid', books.pay(session, asked)), isForged: true });
  }
}
