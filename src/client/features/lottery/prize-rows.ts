import type { Ratio } from '#games/ratio.ts';
import { timesOf } from '#lottery/slip.ts';
import type { Play, Tier } from '#lottery/types.ts';

export interface PrizeRow {
  /** Prizes that pay the same and are as likely stand in one row. */
  tiers: readonly Tier[];
  times: Ratio;
}

/** All prizes of a bet: 49 balls that pay the same are one row, and a sum stands beside its mirror. */
export function prizeRows({ tiers }: Play, series: number): PrizeRow[] {
  const rows = new Map<string, { tiers: Tier[]; times: Ratio }>();
  for (const tier of tiers) {
    const times = timesOf(tier, series);
    const key = [times, tier.chance].map((one) => `${one.numerator}/${one.denominator}`).join(' ');
    const row = rows.get(key);
    if (row) row.tiers.push(tier);
    else rows.set(key, { tiers: [tier], times });
  }
  return [...rows.values()];
}

/** Many names in one row are said by the first and the last. */
export function nameTogether(names: readonly string[]): string {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return names.length > mostNamed ? `${first} – ${last}` : names.join(', ');
}

const mostNamed = 12;
