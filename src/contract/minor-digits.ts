/** How many digits a currency has behind its point. */
export function minorDigitsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

/** ISO 4217 where it is not two; points come whole. */
export const minorDigits: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  POINTS: 0,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
};
