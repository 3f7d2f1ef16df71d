import { minorDigitsOf } from '#contract/minor-digits.ts';

/** Says to spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\ufeff';

/** One line of a file, ended as RFC 4180 ends it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A spreadsheet runs what begins like a formula, and a reference may hold what a stranger chose: such
 * text is led by an apostrophe. Amounts begin with a minus too, and are left as they are.
 */
function csvCell(text: string): string {
  const safe = looksLikeFormula.test(text) && !isAmount.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spaces before it do not keep a spreadsheet from running it. */
const looksLikeFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isAmount = /^-?\d+(\.\d+)?$/;

/** Minor units as a plain number with a point, which programs read the same everywhere. */
export function plainAmount(minor: string, currency: string): string {
  const digits = minorDigitsOf(currency);
  const sign = minor.startsWith('-') ? '-' : '';
  const padded = minor.replace('-', '').padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-digits)}`;
}
