/** A bound as it goes out; null where there is none. */
export const digitsOrNull = (amount: bigint | null) => (amount === null ? null : String(amount));
