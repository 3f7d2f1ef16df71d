import type { OwnLimit } from '#contract/protection.ts';
import type { LimitPeriod } from '#contract/protection-rules.ts';

export interface DepositRoom {
  /** Whose limit is the tightest just now. */
  period: LimitPeriod;
  left: bigint;
}

/** How much more may be paid in; null where no limit is in force. The gateway has the last word. */
export function roomOf(limits: readonly OwnLimit[]): DepositRoom | null {
  let tightest: DepositRoom | null = null;
  for (const { kind, period, inForce, used } of limits) {
    if (kind !== 'deposit' || inForce === null) continue;
    const rest = BigInt(inForce) - BigInt(used);
    const left = rest > 0n ? rest : 0n;
    if (!tightest || left < tightest.left) tightest = { period, left };
  }
  return tightest;
}
