import { shareOf } from './money.ts';

interface Charges {
  feeFixed: bigint;
  feeBasisPoints: number;
  taxBasisPoints: number;
}

/** What is kept of an amount; the app shows it by the very rule that the gateway books it by. */
export function chargesOf(
  amount: bigint,
  { feeFixed, feeBasisPoints, taxBasisPoints }: Charges,
): { fee: bigint; tax: bigint } {
  return {
    fee: feeFixed + shareOf(amount, feeBasisPoints),
    tax: shareOf(amount, taxBasisPoints),
  };
}
