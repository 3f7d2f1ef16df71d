import type { InferOutput } from 'valibot';
import type {
  TransferRequest,
  TransferState,
  VendorBalance,
  VendorJackpots,
  VendorRound,
  VendorRounds,
} from '#contract/vendor-api.ts';
import type { VendorMatches } from '#contract/vendor-matches.ts';
import type { LiveModels } from '#contract/vendor-tables.ts';

/** What a vendor said; or that nobody knows, or that it will not, and a word of ours why. */
export type VendorAnswer<Value> =
  | { isAnswered: true; value: Value }
  | { isAnswered: false; isFinal: boolean; reason: string };

/** What we may ask of a vendor. Each answer is signed by it, or it is no answer. */
export interface Vendor {
  transfer(
    order: InferOutput<typeof TransferRequest>,
  ): Promise<VendorAnswer<InferOutput<typeof TransferState>>>;
  /** `never`: the vendor does not know this one and will not accept it any more. */
  transferState(id: string): Promise<VendorAnswer<InferOutput<typeof TransferState> | 'never'>>;
  balance(player: string): Promise<VendorAnswer<InferOutput<typeof VendorBalance>>>;
  /** `never`: it knows of no such round. */
  round(
    round: string,
    player: string,
  ): Promise<VendorAnswer<InferOutput<typeof VendorRound> | 'never'>>;
  roundsAfter(cursor: string): Promise<VendorAnswer<InferOutput<typeof VendorRounds>>>;
  models(): Promise<VendorAnswer<InferOutput<typeof LiveModels>>>;
  jackpots(): Promise<VendorAnswer<InferOutput<typeof VendorJackpots>>>;
  matches(): Promise<VendorAnswer<InferOutput<typeof VendorMatches>>>;
}
