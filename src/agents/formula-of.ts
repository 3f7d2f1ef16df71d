import type { Explanation } from '#contract/contract-bills.ts';
import { writeFigure } from '#contract/write-money.ts';
import { formatRate } from './rate.ts';

/** One part of a bill as one would write it down: 25,000 × 5 % × 25,000 ÷ 30,000. */
export function formulaOf(
  { base, rate, less, over, under }: Explanation['parts'][number],
  currency: string,
  language: string,
): string {
  const money = (minor: string) => writeFigure(minor, currency, language);
  const net =
    less === 0
      ? formatRate(rate, language)
      : `(${formatRate(rate, language)} − ${formatRate(less, language)})`;
  const share = over === under ? '' : ` × ${money(over)} ÷ ${money(under)}`;
  return `${money(base)} × ${net}${share}`;
}

/** All parts and what they come to, in one line; nothing where no part pays. */
export function wholeFormula(
  { parts, amount }: Pick<Explanation, 'parts' | 'amount'>,
  currency: string,
  language: string,
): string {
  if (parts.length === 0) return '';
  const sum = parts.map((part) => formulaOf(part, currency, language)).join(' + ');
  return `${sum} = ${writeFigure(amount, currency, language, true)}`;
}
