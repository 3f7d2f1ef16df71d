/**
 * Written by our own rules, not by Intl's: the gateway's and the browser's tables differ by release,
 * and a figure that changes between the two makes the page be drawn twice.
 */
export function formatMoney(minor: string, currency: string, language: string): string {
  const digits = minorDigits[currency] ?? 2;
  const isDebit = minor.startsWith('-');
  const padded = minor.replace('-', '').padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const part = digits === 0 ? '' : `${marks(language).point}${padded.slice(-digits)}`;
  return `${isDebit ? '−' : ''}${groupDigits(whole, language)}${part}`;
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
  return `${whole}${part === '' ? '' : marks(language).point + part} %`;
}

function groupDigits(whole: string, language: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, marks(language).group);
}

function marks(language: string): { group: string; point: string } {
  return language === 'es' ? { group: '.', point: ',' } : { group: ',', point: '.' };
}

/** ISO 4217 where it is not two. */
const minorDigits: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
};

/** How many minor units one unit of a currency has. */
export function minorUnitsOf(currency: string): number {
  return 10 ** (minorDigits[currency] ?? 2);
}
