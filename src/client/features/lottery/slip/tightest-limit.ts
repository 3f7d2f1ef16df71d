import type { OwnLimit } from '#contract/protection.ts';

export interface LimitLeft {
  kind: OwnLimit['kind'];
  period: OwnLimit['period'];
  left: bigint;
}

/** Of the limits that a stake counts in, the one that ends first; null where none is in force. */
export function tightestLimit(limits: readonly OwnLimit[]): LimitLeft | null {
  const left = limits.flatMap(({ kind, period, inForce, used }) => {
    if (inForce === null || (kind !== 'wager' && kind !== 'loss')) return [];
    const rest = BigInt(inForce) - BigInt(used);
    return [{ kind, period, left: rest > 0n ? rest : 0n }];
  });
  return left.reduce<LimitLeft | null>(
    (least, one) => (least === null || one.left < least.left ? one : least),
    null,
  );
}
