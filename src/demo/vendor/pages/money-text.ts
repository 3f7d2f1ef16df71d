import { factsOf } from '#contract/languages.ts';
import { minorDigitsOf } from '#contract/minor-digits.ts';

/** An amount as the language writes it, with its currency; points are no currency a browser knows. */
export function moneyText(minor: bigint, currency: string, language: string): string {
  const digits = minorDigitsOf(currency);
  const scale = 10n ** BigInt(digits);
  const parts = minor % scale;
  // Round amounts lose their empty decimals: a phone is narrow, and stakes are round.
  const shown = parts === 0n ? 0 : digits;
  const value = `${minor / scale}.${String(parts < 0n ? -parts : parts).padStart(Math.max(1, digits), '0')}`;
  const { locale } = factsOf(language);
  const isKnown = /^[A-Z]{3}$/.test(currency);
  const format = new Intl.NumberFormat(locale, {
    ...(isKnown ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  const text = format.format(value as Intl.StringNumericLiteral);
  return isKnown ? text : `${text} ${currency}`;
}
