/** Round parts of what is there: a tenth, a quarter, half. Too small to be halved, there are none. */
export function quickAmounts(available: string, unit: bigint): string[] {
  const all = BigInt(available);
  const parts = [all / 10n, all / 4n, all / 2n].map((part) => part - (part % unit));
  return [...new Set(parts)].filter((part) => part > 0n && part < all).map(String);
}
