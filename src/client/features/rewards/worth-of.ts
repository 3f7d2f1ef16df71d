import type { ValueOf } from '#contract/call.ts';
import type { pointsConfig } from '#contract/points.ts';

export type ConvertTerms = NonNullable<ValueOf<typeof pointsConfig>['convert']>;

/** What of some points is taken by the merchant's step; nothing below the minimum. */
export function takenOf(points: string, { minimum, step }: ConvertTerms): string {
  const asked = BigInt(points);
  return asked < BigInt(minimum) ? '0' : String(asked - (asked % BigInt(step)));
}

/** What that is in money, in minor units. */
export function worthOf(points: string, terms: ConvertTerms): string {
  return String((BigInt(takenOf(points, terms)) * BigInt(terms.amount)) / BigInt(terms.points));
}
