import type { CashbackTerms } from '#contract/cashback-terms.ts';

/** What of a loss comes back: its share rounded half up, up to the cap; below the minimum nothing. */
export function cashbackOf(
  { rates, minimum, cap }: Pick<CashbackTerms, 'rates' | 'minimum' | 'cap'>,
  { lost, level }: { lost: bigint; level: number },
): { rate: number; amount: bigint } {
  const rate = rates[Math.min(level, rates.length - 1)] ?? 0;
  if (lost <= 0n) return { rate, amount: 0n };
  const share = (lost * BigInt(rate) + 5_000n) / 10_000n;
  const amount = share > BigInt(cap) ? BigInt(cap) : share;
  return { rate, amount: amount < BigInt(minimum) ? 0n : amount };
}
