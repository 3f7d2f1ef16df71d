import { minorDigitsOf } from '#contract/minor-digits.ts';

/** What fits on a chip: `500`, `2k`, `1.5M`; whoever listens hears the whole amount. */
export function shortMoney(minor: bigint, currency: string): string {
  const amount = Number(minor) / 10 ** minorDigitsOf(currency);
  const rounded = (value: number) => String(Math.round(value * 100) / 100);
  if (amount >= 1_000_000) return `${rounded(amount / 1_000_000)}M`;
  return amount >= 1_000 ? `${rounded(amount / 1_000)}k` : rounded(amount);
}
