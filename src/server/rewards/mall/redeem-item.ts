import type { RequestOf } from '#contract/call.ts';
import type { redeemPoints as Call, RedeemOrder } from '#contract/points.ts';
import type { Outcome, Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { checkPaymentPassword } from '#server/profile/check-payment-password.ts';
import { placeOrder } from './place-order.ts';

type Redeemed = Outcome<RedeemOrder, (typeof Call)['refuses'][number]>;

/** The password comes first, outside of the transaction: hashing takes its time, and locks do not wait for it. */
export async function redeemItem(
  app: AppContext,
  { paymentPassword, ...request }: RequestOf<typeof Call>,
  player: Player,
): Promise<Redeemed> {
  const checked = await checkPaymentPassword(app, player, paymentPassword);
  return checked.done ? placeOrder(app, request, player) : checked;
}
