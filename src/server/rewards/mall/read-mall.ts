import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { pointsReward, redeemList } from '#contract/points.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectMerchant } from '../merchant-store.ts';
import { countOwn, selectAllItems, selectOffered, selectOwnOrders } from './mall-store.ts';
import { shownOrder } from './shown-order.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

export async function readMall(
  { database, clock }: App,
  { language }: RequestOf<typeof pointsReward>,
  player: Player,
): Promise<Done<AnswerOf<typeof pointsReward>>> {
  const now = clock.now();
  const [items, own, { currency }] = await Promise.all([
    selectOffered(database, now),
    countOwn(database, player.id, now),
    selectMerchant(database),
  ]);
  const list = items.map((item) => ({
    id: item.id,
    name: wordsIn(item.name, language),
    description: wordsIn(item.description, language),
    picture: item.picture,
    kind: item.kind,
    prize: item.prize,
    pointsRequirement: item.points,
    amountRequirement: item.amount,
    availableQuantity: item.stock,
    ownQuantity:
      item.limit_count === null ? null : Math.max(0, item.limit_count - (own.get(item.id) ?? 0)),
    limitDays: item.limit_days,
    endsAt: item.ends_at?.toISOString() ?? null,
  }));
  return done({ list, currency });
}

export async function listOrders(
  { database }: App,
  { language, status, after }: RequestOf<typeof redeemList>,
  player: Player,
): Promise<Done<AnswerOf<typeof redeemList>>> {
  const [rows, items, { currency }] = await Promise.all([
    selectOwnOrders(database, { playerId: player.id, status, after, atMost: ordersAtOnce + 1 }),
    selectAllItems(database),
    selectMerchant(database),
  ]);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const page = rows.slice(0, ordersAtOnce);
  return done({
    list: page.flatMap((order) => {
      const item = itemOf.get(order.item_id);
      return item ? [shownOrder(order, item, language)] : [];
    }),
    currency,
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  });
}

const ordersAtOnce = 20;
