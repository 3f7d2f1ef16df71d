import type { RequestOf } from '#contract/call.ts';
import type { redeemPoints as Call, RedeemOrder } from '#contract/points.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { payGrant } from '../grants/pay-grant.ts';
import { mayReward } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { addressPlace } from './address-place.ts';
import { captureOrder, holdOrder } from './hold-order.ts';
import {
  countOwn,
  type ItemRow,
  insertOrder,
  type OrderRow,
  selectByRequest,
  selectItem,
  takeStock,
  updateOrder,
} from './mall-store.ts';
import { reviewOrder } from './review-order.ts';
import { shownOrder } from './shown-order.ts';

type Redeemed = Outcome<RedeemOrder, (typeof Call)['refuses'][number]>;
type Request = RequestOf<typeof Call>;

/** Points for an item: stock, points and order in one transaction, or nothing of it. */
export function placeOrder(
  app: AppContext,
  { requestId, itemId, quantity, address, language }: Omit<Request, 'paymentPassword'>,
  player: Player,
): Promise<Redeemed> {
  const now = app.clock.now();
  const asked = app.vault.fingerprint(
    JSON.stringify([itemId, quantity, address]),
    'mall_order.asked',
  );
  return inTransaction<Redeemed>(app.database, async (transaction) => {
    const refused = await mayReward(transaction, { playerId: player.id, now });
    if (refused) return refused;
    const item = await selectItem(transaction, itemId);
    const earlier = await selectByRequest(transaction, player.id, requestId);
    if (earlier) {
      if (earlier.asked !== asked || !item) return refuse('request.conflict');
      return done(shownOrder(earlier, item, language));
    }
    const own = (await countOwn(transaction, player.id, now)).get(itemId) ?? 0;
    const hasAddress = address !== undefined;
    const obstacle = reviewOrder({ item, quantity, hasAddress, own, now });
    if (obstacle || !item) return refuse(obstacle ?? 'mall.unknown-item');
    if (!(await takeStock(transaction, itemId, quantity))) return refuse('mall.sold-out');
    const order = await insertOrder(transaction, {
      player_id: player.id,
      item_id: itemId,
      request_id: requestId,
      asked,
      quantity,
      points: String(BigInt(item.points) * BigInt(quantity)),
      amount: String(BigInt(item.amount) * BigInt(quantity)),
      commodity: (await selectMerchant(transaction)).currency,
      state: 'In Process',
      address:
        item.kind === 'parcel' && address
          ? app.vault.lock(JSON.stringify(address), addressPlace(player.id, requestId))
          : null,
      ordered_at: now,
      decided_at: null,
    });
    const held = await holdOrder(transaction, order);
    if (held !== 'held') return refuse(held);
    const settled = item.kind === 'cash' ? await payAtOnce(app, transaction, order, item) : order;
    await publishBalanceChange(app, transaction, player.id);
    return done(shownOrder(settled, item, language));
  });
}

/** What is paid in money needs nobody's decision: the order approves itself, and the prize is there. */
async function payAtOnce(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  order: OrderRow,
  item: ItemRow,
): Promise<OrderRow> {
  const { id, player_id: playerId, ordered_at: now, quantity } = order;
  const actor = `player:${playerId}`;
  await captureOrder(transaction, order, actor);
  const made = await makeGrant(app, transaction, {
    playerId,
    source: 'mall',
    sourceRef: `mall-order:${id}`,
    form: 'cash',
    amount: BigInt(item.prize ?? 0) * BigInt(quantity),
    now,
  });
  if (!made.done || !made.value) throw new Error(`Order ${id} made no reward.`);
  await payGrant(app, transaction, { id: made.value.id, actor, now });
  return updateOrder(transaction, id, { state: 'Approved', decided_at: now });
}
