import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

/** What somebody can choose to happen on the sandbox's page. */
export const outcomes = [
  'success',
  'delay',
  'failure',
  'underpaid',
  'twice',
  'out-of-order',
  'wrong-signature',
  'late',
] as const;
export type SandboxOutcome = (typeof outcomes)[number];

export const NewSession = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  reference: v.string(),
  kind: v.picklist(['hosted', 'e-wallet', 'crypto']),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  currency: v.string(),
  coin: v.optional(v.string()),
  language: v.string(),
  returnUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)),
});

interface SandboxPayment {
  id: string;
  amount: string;
  currency: string;
}

export interface SandboxSession extends v.InferOutput<typeof NewSession> {
  session: string;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  payments: SandboxPayment[];
  /** Chosen once: a page that is opened again shows what was chosen. */
  outcome: SandboxOutcome | null;
}

/** What the sandbox knows, for as long as it lives. */
export function createBooks() {
  const sessions = new Map<string, SandboxSession>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, string>();
  return {
    find: (session: string) => sessions.get(session),
    /** The same key again answers the same session. */
    open(asked: v.InferOutput<typeof NewSession>): SandboxSession {
      const known = sessions.get(byKey.get(asked.id) ?? '');
      if (known) return known;
      if (sessions.size >= mostSessions) forgetOldest(sessions);
      const session = `ses_${randomBytes(16).toString('hex')}`;
      const opened: SandboxSession = {
        ...asked,
        session,
        state: 'open',
        payments: [],
        outcome: null,
      };
      sessions.set(session, opened);
      byKey.set(asked.id, session);
      return opened;
    },
    pay(session: SandboxSession, amount: bigint): SandboxPayment {
      const payment = {
        id: `pay_${randomBytes(16).toString('hex')}`,
        amount: String(amount),
        currency: session.currency,
      };
      session.payments.push(payment);
      session.state = 'paid';
      return payment;
    },
    /** False: no such payment, or another amount under the same key. */
    refund({ id, payment, amount }: { id: string; payment: string; amount: string }): boolean {
      const known = refunds.get(id);
      if (known !== undefined) return known === `${payment} ${amount}`;
      const isPaid = [...sessions.values()].some(({ payments }) =>
        payments.some((one) => one.id === payment && BigInt(amount) <= BigInt(one.amount)),
      );
      if (isPaid) refunds.set(id, `${payment} ${amount}`);
      return isPaid;
    },
    refunded: () => [...refunds.values()],
  };
}

export type Books = ReturnType<typeof createBooks>;

const mostSessions = 5_000;

function forgetOldest(sessions: Map<string, SandboxSession>): void {
  const [oldest] = sessions.keys();
  if (oldest !== undefined) sessions.delete(oldest);
}
