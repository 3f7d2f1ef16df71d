import { type Language, languageFacts } from '#contract/languages.ts';
import { minorDigitsOf } from '#contract/minor-digits.ts';

/** Money in a sentence: the figures, then the currency, as the screens have it. */
export function writeSum(
  { amount, currency }: { amount: string; currency: string },
  language: Language,
): string {
  const digits = minorDigitsOf(currency);
  const padded = amount.padStart(digits + 1, '0');
  const { group, point } = languageFacts[language];
  const whole = padded.slice(0, padded.length - digits).replace(/\B(?=(\d{3})+$)/g, group);
  const part = digits === 0 ? '' : `${point}${padded.slice(-digits)}`;
  // Nothing tears the figure from its currency.
  return `${whole}${part}\u00a0${currency}`;
}
