import type { ItemRow } from './mall-store.ts';

export interface OrderFacts {
  item: ItemRow | undefined;
  quantity: number;
  hasAddress: boolean;
  /** How many of it the player has within the limit's time. */
  own: number;
  now: Date;
}

export type OrderRefusal = 'mall.unknown-item' | 'mall.closed' | 'mall.address' | 'mall.own-limit';

/** The first obstacle, in the order in which the call lists them; stock and points are judged by taking them. */
export function reviewOrder({
  item,
  quantity,
  hasAddress,
  own,
  now,
}: OrderFacts): OrderRefusal | null {
  if (!item) return 'mall.unknown-item';
  const hasBegun = item.begins_at === null || item.begins_at <= now;
  const isOver = item.ends_at !== null && item.ends_at <= now;
  if (!item.is_offered || !hasBegun || isOver) return 'mall.closed';
  if (item.kind === 'parcel' && !hasAddress) return 'mall.address';
  if (item.limit_count !== null && own + quantity > item.limit_count) return 'mall.own-limit';
  return null;
}
