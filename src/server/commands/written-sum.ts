import { writeFigure } from '#contract/write-money.ts';

/** The machine's figure, and beside it the person's: every digit, and the code that no other currency shares. */
export function writtenSum(amount: string, currency: string): string {
  return `${amount} (${writeFigure(amount, currency, 'en', true)} ${currency})`;
}
