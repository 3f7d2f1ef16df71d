import type { InferOutput } from 'valibot';
import type {
  LiveModels,
  TransferState,
  TransferWish,
  VendorBalance,
  VendorJackpots,
  VendorRound,
  VendorRounds,
} from '#contract/vendor-api.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { httpVendor } from './http-vendor.ts';
import { selectLink } from './link-store.ts';
import { ownKeyOf } from './own-key.ts';
import { readPublicKey } from './sign.ts';

/** What a vendor said; or that nobody knows, or that it will not, and a word of ours why. */
export type VendorAnswer<Value> =
  | { isAnswered: true; value: Value }
  | { isAnswered: false; isFinal: boolean; reason: string };

/** What we may ask of a vendor. Each answer is signed by it, or it is no answer. */
export interface Vendor {
  transfer(
    wish: InferOutput<typeof TransferWish>,
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
}

/** Undefined where nobody has said how that vendor is reached. */
export async function vendorOf(
  app: Pick<AppContext, 'database' | 'clock' | 'vault' | 'scope'>,
  code: string,
): Promise<Vendor | undefined> {
  const link = await selectLink(app.database, code);
  if (!link) return undefined;
  const { privateKey } = await ownKeyOf(app);
  return httpVendor({
    base: new URL(link.baseAddress),
    vendorKey: readPublicKey(link.publicKey),
    ownKey: privateKey,
    clock: app.clock,
  });
}
