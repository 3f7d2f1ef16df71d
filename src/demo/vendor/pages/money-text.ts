import { writeMoney } from '#contract/write-money.ts';

/** An amount as the house around the frame writes it. */
export function moneyText(minor: bigint, currency: string, language: string): string {
  return writeMoney(minor.toString(), currency, language);
}
