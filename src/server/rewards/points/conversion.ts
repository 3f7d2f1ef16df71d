export interface ConversionTerms {
  /** So many points become so much money, in minor units. */
  points: bigint;
  amount: bigint;
  minimum: bigint;
  step: bigint;
}

export type Conversion =
  | { outcome: 'converted'; points: bigint; amount: bigint }
  | { outcome: 'below-minimum' };

/** Down to the step; what is beyond it stays points. The terms make each step a whole amount. */
export function convert(asked: bigint, terms: ConversionTerms): Conversion {
  const taken = asked - (asked % terms.step);
  if (asked < terms.minimum || taken === 0n) return { outcome: 'below-minimum' };
  return { outcome: 'converted', points: taken, amount: (taken * terms.amount) / terms.points };
}
