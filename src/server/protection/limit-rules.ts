import { type LimitKind, type LimitPeriod, limitPeriods } from '#contract/protection-rules.ts';
import type { ProtectionPack } from './packs/pack.ts';

export interface Limit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint;
}

export type Used = Readonly<Record<LimitPeriod, bigint>>;

/** Of the player's own limit and the most that the pack allows the lower one holds. */
export function limitInForce(
  own: readonly Limit[],
  kind: LimitKind,
  period: LimitPeriod,
  maximum: bigint | null,
): bigint | null {
  const chosen = own.find((one) => one.kind === kind && one.period === period)?.amount ?? null;
  if (chosen === null || maximum === null) return chosen ?? maximum;
  return chosen < maximum ? chosen : maximum;
}

/** Only deposits have a most that nobody goes over; the other limits are the player's own. */
export function maximumOf(
  pack: ProtectionPack,
  kind: LimitKind,
  period: LimitPeriod,
  currency: string,
): bigint | null {
  return kind === 'deposit' ? (pack.depositMaxima[currency]?.[period] ?? null) : null;
}

/** The shortest period whose limit `amount` would go over, and how much of it is left. */
export function firstExceeded(
  inForce: Readonly<Record<LimitPeriod, bigint | null>>,
  used: Used,
  amount: bigint,
): { period: LimitPeriod; left: bigint } | null {
  for (const period of limitPeriods) {
    const limit = inForce[period];
    if (limit === null || used[period] + amount <= limit) continue;
    const left = limit - used[period];
    return { period, left: left > 0n ? left : 0n };
  }
  return null;
}

/** Whether a change may take effect at once: no limit at all is the loosest of all. */
export function isTighter(now: bigint | null, wished: bigint | null): boolean {
  if (wished === null) return now === null;
  return now === null || wished <= now;
}
