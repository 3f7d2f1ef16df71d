import { minorDigitsOf } from '#contract/minor-digits.ts';

/** What is on the keys of the pad: digits, the point, and taking the last one back. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

/** What an amount reads after a key; a key that leads to no amount changes nothing. */
export function pressKey(text: string, key: PadKey, currency: string): string {
  if (key === 'back') return text.slice(0, -1);
  const next = key === '.' && text === '' ? '0.' : text === '0' && key !== '.' ? key : text + key;
  return isAmount(next, currency) ? next : text;
}

/** Takes whatever was typed or pasted; undefined where it is no amount. */
export function readTyped(text: string, currency: string): string | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return isAmount(plain, currency) ? plain : undefined;
}

export function toMinor(text: string, currency: string): string {
  const digits = minorDigitsOf(currency);
  const [whole = '', part = ''] = text.split('.');
  return `${whole}${part.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '') || '0';
}

/** As it would have been typed: without zeros that say nothing. */
export function fromMinor(minor: string, currency: string): string {
  const digits = minorDigitsOf(currency);
  const padded = minor.padStart(digits + 1, '0');
  const part = digits === 0 ? '' : padded.slice(-digits);
  const whole = padded.slice(0, padded.length - digits);
  return Number(part) === 0 ? whole : `${whole}.${part}`;
}

/** Larger ones no account holds. */
const longestWhole = 12;

function isAmount(text: string, currency: string): boolean {
  const digits = minorDigitsOf(currency);
  const found = /^(\d*)(?:(\.)(\d*))?$/.exec(text);
  if (!found) return false;
  const [, whole = '', point, part = ''] = found;
  return whole.length <= longestWhole && part.length <= digits && (!point || digits > 0);
}
