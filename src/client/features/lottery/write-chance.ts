import { formatCount, formatPercent } from '#client/ui/format-money.ts';
import { type Ratio, toNumber } from '#games/ratio.ts';

/** Small chances read better as one in so many. */
export function writeChance(chance: Ratio, language: string): string {
  const share = toNumber(chance);
  if (share >= 0.05) return formatPercent(share * 10_000, language);
  return `1 / ${formatCount(Math.round(1 / share), language)}`;
}
