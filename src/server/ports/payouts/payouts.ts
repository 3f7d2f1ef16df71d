import type { PayoutFailure } from '#contract/withdrawals.ts';
import type { ProviderAnswer } from '#server/ports/payments/payments.ts';
import type { Judged } from '#server/ports/payments/sign.ts';

/** A company that sends money for us. Whatever it says is judged; only what it signed is believed. */
export interface PayoutProvider {
  /** How our rows and the address of its webhooks call it. */
  code: string;
  /** The same id again is the same payout, however often it is asked for. */
  create(asked: PayoutRequest): Promise<ProviderAnswer<PayoutReport>>;
  /** What it knows of a payout, by our id: what it says last is what holds. */
  status(id: string): Promise<ProviderAnswer<PayoutReport>>;
  verifyWebhook(body: Buffer, signature: string | undefined): Judged;
  /** Undefined when it does not match the schema; to be called on verified bytes only. */
  parseWebhook(body: Buffer): PayoutWebhook | undefined;
}

export interface PayoutRequest {
  id: string;
  amount: bigint;
  currency: string;
  /** The way out, as our payout methods are called. */
  method: string;
  number: string;
  holder: string;
  /** What stands on the receiver's statement. */
  reference: string;
}

/** One thing that a provider says of a payout. Less than was asked may have been paid; that is its end too. */
export type PayoutReport =
  | { kind: 'accepted' }
  | { kind: 'paid'; amount: bigint; currency: string; reference: string }
  | { kind: 'failed'; reason: PayoutFailure };

export interface PayoutWebhook {
  /** The provider's id of this event: it may send the same one again. */
  eventId: string;
  payout: string;
  report: PayoutReport;
}
