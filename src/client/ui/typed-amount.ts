import { factsOf } from '#contract/languages.ts';
import { minorUnitsOf } from './format-money.ts';

/** Digits and at most one point, as somebody types an amount: `1250`, `12.5`, ``. */
export type TypedAmount = string;

const mostWhole = 12;

/** What a press of one key of a number pad makes of it; `back` takes the last sign away. */
export function pressKey(typed: TypedAmount, key: string, currency: string): TypedAmount {
  if (key === 'back') return typed.slice(0, -1);
  return tidied(typed + key, currency);
}

/**
 * Whatever was written or pasted over what was typed before. One sign more or less is a key pressed in
 * a field that groups by itself, so marks between digits mean what they mean in the reader's language;
 * all else comes from elsewhere and is read as its writer meant it. A mark at the end is always a point
 * that was just typed, whichever of the two keys a keyboard has.
 */
export function readTyped(
  shown: string,
  currency: string,
  language: string,
  before: TypedAmount = '',
): TypedAmount {
  const marked = shown.replace(/[^\d.,]/g, '');
  const isKey = Math.abs(countDigits(marked) - countDigits(before)) <= 1;
  const hasNewPoint = /[.,]$/.test(marked) && !before.includes('.');
  const own = isKey ? marked.indexOf(factsOf(language).point) : pointIn(marked, currency, language);
  const point = hasNewPoint ? marked.length - 1 : own;
  const kept = [...marked].flatMap((sign, place) =>
    /\d/.test(sign) ? sign : place === point ? '.' : [],
  );
  return tidied(kept.join(''), currency);
}

/** Where the point of a whole amount stands; -1 where it has none. */
function pointIn(marked: string, currency: string, language: string): number {
  const last = Math.max(marked.lastIndexOf('.'), marked.lastIndexOf(','));
  if (last < 0) return -1;
  const mark = marked.charAt(last);
  const behind = marked.length - last - 1;
  const isOnlyOne = marked.indexOf(mark) === last;
  // Three behind it and no other mark: a thousand, unless it is the reader's own point.
  if (behind === 3 && !/[.,]/.test(marked.slice(0, last)) && mark !== factsOf(language).point)
    return -1;
  if (mark === factsOf(language).point) return isOnlyOne ? last : -1;
  return isOnlyOne && behind <= digitsOf(currency) ? last : -1;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** As it is shown while it is typed: grouped, with the point that was typed. */
export function showTyped(typed: TypedAmount, language: string): string {
  const [whole = '', part] = typed.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, factsOf(language).group);
  return part === undefined ? grouped : `${grouped}${factsOf(language).point}${part}`;
}

/** In minor units; null while it is nothing. */
export function minorOfTyped(typed: TypedAmount, currency: string): string | null {
  const [whole = '', part = ''] = typed.split('.');
  const digits = `${whole}${part.padEnd(digitsOf(currency), '0')}`.replace(/^0+/, '');
  return digits === '' ? null : digits;
}

/** A round amount as somebody would have typed it. */
export function typedOfMinor(minor: string, currency: string): TypedAmount {
  const digits = digitsOf(currency);
  const padded = minor.padStart(digits + 1, '0');
  const part = digits === 0 ? '' : padded.slice(-digits).replace(/0+$/, '');
  const whole = padded.slice(0, padded.length - digits);
  return part === '' ? whole : `${whole}.${part}`;
}

export function pointOf(language: string): string {
  return factsOf(language).point;
}

function digitsOf(currency: string): number {
  return String(minorUnitsOf(currency)).length - 1;
}

function tidied(text: string, currency: string): TypedAmount {
  const [first = '', ...parts] = text.split('.');
  const whole = first.replace(/^0+(?=\d)/, '').slice(0, mostWhole);
  const digits = digitsOf(currency);
  if (parts.length === 0 || digits === 0) return whole;
  return `${whole === '' ? '0' : whole}.${parts.join('').slice(0, digits)}`;
}
