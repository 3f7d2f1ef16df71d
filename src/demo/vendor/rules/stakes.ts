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

/** Stakes that come apart into so many units without a remainder, so that nothing is rounded away. */
export function slotStakesIn(currency: string, parts: number): readonly bigint[] {
  const [least = usualUnit] = stakesIn(currency);
  let times = 1n;
  while ((least * times) % BigInt(parts) !== 0n) times += 1n;
  return stakesIn(currency).map((stake) => stake * times);
}

/** The stakes a player chooses from, smallest first. */
export function stakesIn(currency: string): readonly bigint[] {
  const unit = units[currency] ?? usualUnit;
  return steps.map((step) => step * unit);
}
