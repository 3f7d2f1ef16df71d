import type { PayoutMethod } from '#contract/payout-accounts.ts';

export interface AmountRange {
  least: bigint;
  most: bigint;
}

/** What may be sent one way now: never more than there is. */
export function rangeOf(
  { minimum, maximum }: Pick<PayoutMethod, 'minimum' | 'maximum'>,
  available: string,
): AmountRange {
  const [there, most] = [BigInt(available), BigInt(maximum)];
  return { least: BigInt(minimum), most: there < most ? there : most };
}

/** Round amounts between the two; "all of it" stands beside them. */
export function quickAmounts({ least, most }: AmountRange): string[] {
  return [1n, 2n, 5n, 10n, 50n]
    .map((times) => least * times)
    .filter((amount) => amount > 0n && amount < most)
    .map(String);
}
