/** What one step of a stake is in a currency, in minor units: worth about five cents. */
const units: Readonly<Record<string, bigint>> = {
  COP: 20_000n,
  USD: 5n,
  EUR: 5n,
  MXN: 100n,
  BRL: 20n,
  CNY: 40n,
  MYR: 20n,
  THB: 200n,
  VND: 1_000n,
  IDR: 80_000n,
  POINTS: 20n,
};
const usualUnit = 20n;
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n] as const;

/** The stakes a player chooses from, smallest first. */
export function stakesIn(currency: string): readonly bigint[] {
  const unit = units[currency] ?? usualUnit;
  return steps.map((step) => step * unit);
}
