import { createHash } from 'node:crypto';
import type { VendorOperationName } from '#contract/vendor-api.ts';

/** One question of a vendor's about a player's money, or a round that the house ends itself. */
export interface WalletCallback {
  vendor: string;
  /** Null for a round that the house ends itself. */
  nonce: string | null;
  operation: Exclude<VendorOperationName, 'authenticate'>;
  content: CallbackContent;
  /** The round is ended only if it has not changed since then. */
  asOf?: Date;
}

/** The fields of all operations in one shape; the schema decides which an operation has. */
export interface CallbackContent {
  transaction?: string;
  player: string;
  currency: string;
  session?: string;
  game?: string;
  round?: string;
  amount?: string;
  bet?: string;
  win?: string;
  isEnd?: boolean;
  of?: string;
  as?: 'completed' | 'cancelled';
  pot?: string;
  campaign?: string;
}

export function isStake({ operation }: Pick<WalletCallback, 'operation'>): boolean {
  return operation === 'bet' || operation === 'bet-and-win';
}

export interface CallbackAmounts {
  stake: bigint;
  win: bigint;
}

/** In minor units; zero where the operation has no such amount. */
export function amountsOf({ operation, content }: WalletCallback): CallbackAmounts {
  const amount = BigInt(content.amount ?? 0);
  return operation === 'bet'
    ? { stake: amount, win: 0n }
    : { stake: BigInt(content.bet ?? 0), win: BigInt(content.win ?? amount) };
}

/** How the round ends with this callback; null if it goes on. */
export function endOf({ operation, content }: WalletCallback): 'completed' | 'cancelled' | null {
  if (operation === 'bet-and-win' || content.isEnd) return 'completed';
  return content.as ?? null;
}

/**
 * Over all that makes it this transaction and no other. The session is no part of it: a bet that is
 * repeated after a new launch is the same bet.
 */
export function digestOf({
  operation,
  content: { session: _, ...content },
}: WalletCallback): string {
  const fields = Object.entries(content)
    .filter(([name]) => name !== 'transaction')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([operation, fields]))
    .digest('hex');
}
