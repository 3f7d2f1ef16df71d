import type { Fault } from './field-rules.ts';
import type { PayoutNumber } from './payout-accounts.ts';

/** A number as it is sent on: without the spaces, dots and dashes people write. */
export function cleanPayoutNumber(kind: PayoutNumber, typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return kind === 'tron-address' ? text : text.replace(/[\s.-]/g, '');
}

/** What is wrong with how it is written; whether it is anybody's only the bank knows. */
export function payoutNumberFault(kind: PayoutNumber, number: string): Fault | null {
  if (number === '') return { kind: 'required' };
  if (kind === 'tron-address')
    return tronShape.test(number) ? null : { kind: 'pattern', min: 34, max: 34 };
  if (kind === 'mobile') return /^3\d{9}$/.test(number) ? null : { kind: 'mobile' };
  if (!/^\d+$/.test(number)) return { kind: 'digits', min: 8, max: 20 };
  const isFit = number.length >= 8 && number.length <= 20;
  return isFit ? null : { kind: 'length', min: 8, max: 20 };
}

const tronShape = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
