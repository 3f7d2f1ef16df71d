import { type Terms, wholeRate } from '#contract/contract-terms.ts';
import { factsOf } from '#contract/languages.ts';
import { topRates } from './review-terms.ts';

/** Rates are counted in millionths; people say them in per cent: 2,500 is 0.25 %. */
export function formatRate(millionths: number, language: string): string {
  return `${typedOfRate(millionths, language)}\u00a0%`;
}

/** The same without its sign, as it stands in a field. */
export function typedOfRate(millionths: number, language: string): string {
  const whole = Math.trunc(millionths / 10_000);
  const part = String(millionths % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${whole}${part === '' ? '' : factsOf(language).point + part}`;
}

/** Per cent as somebody types them, with a point or a comma; null where that is no rate. */
export function rateOfTyped(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const millionths = Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
  return millionths <= wholeRate ? millionths : null;
}

export function topRateOf(terms: Terms): number {
  return Math.max(...topRates(terms));
}
