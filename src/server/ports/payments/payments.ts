import type { DepositKind, PayToLine } from '#contract/deposits.ts';
import type { Language } from '#contract/values.ts';
import type { Judged } from './sign.ts';

/** A company that takes money for us. Whatever it says is judged; only what it signed is believed. */
export interface PaymentProvider {
  /** How our books and the address of its webhooks call it. */
  code: string;
  /** The same id again answers the same session. */
  create(asked: SessionRequest): Promise<ProviderAnswer<PaymentSession>>;
  /** What it knows of a session, so that a webhook that never came loses nothing. */
  status(session: string): Promise<ProviderAnswer<PaymentReport[]>>;
  /** The same id again refunds once. */
  refund(asked: RefundRequest): Promise<ProviderAnswer<{ isDone: boolean }>>;
  verifyWebhook(body: Buffer, signature: string | undefined): Judged;
  /** Undefined when it does not match the schema; to be called on verified bytes only. */
  parseWebhook(body: Buffer): PaymentWebhook | undefined;
}

export interface SessionRequest {
  id: string;
  reference: string;
  kind: Exclude<DepositKind, 'bank'>;
  amount: bigint;
  currency: string;
  coin?: string | undefined;
  language: Language;
  expiresAt: Date;
  /** Where the player is led back to. */
  returnUrl: string;
}

export interface PaymentSession {
  session: string;
  page: string | null;
  payTo: PayToLine[];
  qr: string | null;
}

export interface RefundRequest {
  id: string;
  payment: string;
  amount: bigint;
  currency: string;
}

/** One thing that a provider says of a session. */
export type PaymentReport =
  | { kind: 'pending' | 'failed' | 'expired' }
  | { kind: 'paid'; payment: string; amount: bigint; currency: string };

/** Why there is no answer: `away` may be asked again, `refused` is final, in a word of ours. */
export type ProviderAnswer<Value> =
  | { isAnswered: true; value: Value }
  | { isAnswered: false; isFinal: boolean; reason: string };

export interface PaymentWebhook {
  /** The provider's id of this event: it may send the same one again. */
  eventId: string;
  session: string;
  report: PaymentReport;
}
