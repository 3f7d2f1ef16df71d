import { shareOf } from './money.ts';

export interface DepositTerms {
  feeBasisPoints: number;
  /** On top of the share, however small the deposit is. */
  feeFixed: bigint;
  /** Of the base that a deposit holds: of 119 at 1900 the base is 100. */
  taxBasisPoints: number;
}

export interface DepositQuote {
  fee: bigint;
  tax: bigint;
  receive: bigint;
}

/** What becomes of an amount that is paid in. Both sides reckon by it, so what is shown is what is booked. */
export function quoteDeposit(amount: bigint, terms: DepositTerms): DepositQuote {
  const tax = taxWithin(amount, terms.taxBasisPoints);
  const asked = shareOf(amount, terms.feeBasisPoints) + terms.feeFixed;
  // Whatever a merchant sets, a deposit takes nothing from who makes it.
  const fee = asked < amount - tax ? asked : amount - tax;
  return { fee, tax, receive: amount - tax - fee };
}

/** The tax that an amount already holds, a half rounded up. */
function taxWithin(amount: bigint, basisPoints: number): bigint {
  const divisor = whole + BigInt(basisPoints);
  return (amount * BigInt(basisPoints) + divisor / 2n) / divisor;
}

const whole = 10_000n;
