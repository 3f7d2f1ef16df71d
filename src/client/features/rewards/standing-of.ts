import type { MallItem } from '#contract/points.ts';

export type Standing = 'ready' | 'sold-out' | 'own-limit' | 'short';

/** Whether one of an item can be had now, and if not the first reason; the gateway judges it again. */
export function standingOf(
  { availableQuantity, ownQuantity, pointsRequirement }: MallItem,
  points: string,
): Standing {
  if (availableQuantity === 0) return 'sold-out';
  if (ownQuantity === 0) return 'own-limit';
  return BigInt(points) < BigInt(pointsRequirement) ? 'short' : 'ready';
}

/** How many at most, by points, stock and one's own limit; never below one, so that there is a choice. */
export function mostOf(item: MallItem, points: string, atOnce: number): number {
  const affordable = Number(BigInt(points) / BigInt(item.pointsRequirement));
  const bounds = [atOnce, affordable, item.availableQuantity, item.ownQuantity];
  return Math.max(1, Math.min(...bounds.filter((one) => one !== null)));
}
