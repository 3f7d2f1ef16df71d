/** A fraction as a whole number; a half goes away from nothing, so that what is undone is the same sum. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const half = denominator / 2n;
  return (numerator < 0n ? numerator - half : numerator + half) / denominator;
}
