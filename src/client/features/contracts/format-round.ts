import { writeFigure } from '#contract/write-money.ts';

/** A sum in a table whose heading names the currency: round ones without their zeros. */
export function formatRound(minor: string, currency: string, language: string): string {
  return writeFigure(minor, currency, language);
}
