import { factsOf, type InLanguages, wordsIn } from './languages.ts';
import { minorDigitsOf } from './minor-digits.ts';
import { groupDigits } from './write-number.ts';

/**
 * Money as the people of a market write it: the sign where they put it, round sums without their
 * zeros. The app, vendors' pages and messages write by this one rule, and not by Intl's: the tables
 * of gateway and browser differ by release, and a figure that changes between the two makes a page
 * be drawn twice.
 */
export function writeMoney(
  minor: string,
  currency: string,
  language: string,
  /** Balances, receipts and records keep every digit, so that columns can be added up. */
  isExact = false,
): string {
  const minus = minor.startsWith('-') ? '−' : '';
  const figure = writeFigure(minor.replace('-', ''), currency, language, isExact);
  const unit = unitWords[currency];
  if (unit) return `${minus}${figure}\u00a0${wordsIn(unit, language)}`;
  const sign = signOf(currency);
  if (sign === undefined) return `${minus}${figure}\u00a0${currency}`;
  // A sign of letters would run into the figure.
  const space = /\p{L}$/u.test(sign) ? '\u00a0' : factsOf(language).signSpace;
  return `${minus}${sign}${space}${figure}`;
}

/** The figures alone, for where the currency stands elsewhere. */
export function writeFigure(
  minor: string,
  currency: string,
  language: string,
  isExact = false,
): string {
  const digits = minorDigitsOf(currency);
  const minus = minor.startsWith('-') ? '−' : '';
  const padded = minor.replace('-', '').padStart(digits + 1, '0');
  const part = digits === 0 ? '' : padded.slice(-digits);
  const { point } = factsOf(language);
  const whole = groupDigits(padded.slice(0, padded.length - digits), language);
  const isRound = /^0*$/.test(part);
  return `${minus}${whole}${part === '' || (isRound && !isExact) ? '' : point + part}`;
}

/** What stands for a currency in its own market; undefined where only its code is known. */
export function signOf(currency: string): string | undefined {
  return signs[currency];
}

/** Whether people of that market pay fractions: nobody has seen a Colombian centavo for years. */
export function isPartInUse(currency: string): boolean {
  return minorDigitsOf(currency) > 0 && !withoutParts.has(currency);
}

const withoutParts: ReadonlySet<string> = new Set([
  'ARS',
  'COP',
  'CRC',
  'IDR',
  'LAK',
  'MMK',
  'TWD',
]);

const signs: Readonly<Record<string, string>> = {
  ARS: '$',
  AUD: '$',
  BRL: 'R$',
  CAD: '$',
  CLP: '$',
  CNY: '¥',
  COP: '$',
  CRC: '₡',
  EUR: '€',
  GBP: '£',
  IDR: 'Rp',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  LAK: '₭',
  MXN: '$',
  MYR: 'RM',
  PEN: 'S/',
  PHP: '₱',
  PYG: '₲',
  SGD: '$',
  THB: '฿',
  TRY: '₺',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
};

/** What is counted and is no money. */
const unitWords: Readonly<Record<string, InLanguages<string>>> = {
  COINS: { es: 'monedas', en: 'coins', zh: '金币', ms: 'syiling' },
  POINTS: { es: 'puntos', en: 'points', zh: '积分', ms: 'mata' },
};
