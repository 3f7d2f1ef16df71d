import { factsOf } from '#contract/languages.ts';
import { minorDigitsOf } from '#contract/minor-digits.ts';
import { writeFigure } from '#contract/write-money.ts';
import { groupDigits } from '#contract/write-number.ts';

/** The figures of a sum with all their digits, for where the currency stands elsewhere. */
export function formatMoney(minor: string, currency: string, language: string): string {
  return writeFigure(minor, currency, language, true);
}

/** 12345 as 12.345 in Spanish, 12,345 elsewhere. */
export function formatCount(count: number, language: string): string {
  return groupDigits(String(Math.trunc(count)), language);
}

/** Basis points as a per cent: 9650 is 96.5 %. */
export function formatPercent(basisPoints: number, language: string): string {
  const hundredths = String(Math.round(basisPoints)).padStart(3, '0');
  const part = hundredths.slice(-2).replace(/0+$/, '');
  const whole = groupDigits(hundredths.slice(0, -2), language);
  return `${whole}${part === '' ? '' : factsOf(language).point + part} %`;
}

/** How many minor units one unit of a currency has. */
export function minorUnitsOf(currency: string): number {
  return 10 ** minorDigitsOf(currency);
}
