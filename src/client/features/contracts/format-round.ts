import { formatMoney } from '#client/ui/format-money.ts';
import { factsOf } from '#contract/languages.ts';

/** A sum in a table whose heading names the currency: round ones without their zeros. */
export function formatRound(minor: string, currency: string, language: string): string {
  return formatMoney(minor, currency, language).replace(
    new RegExp(`\\${factsOf(language).point}0+$`),
    '',
  );
}
