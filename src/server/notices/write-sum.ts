import type { Language } from '#contract/languages.ts';
import { writeMoney } from '#contract/write-money.ts';

/** Money in a sentence, as the screens have it. */
export function writeSum(
  { amount, currency }: { amount: string; currency: string },
  language: Language,
): string {
  return writeMoney(amount, currency, language);
}
