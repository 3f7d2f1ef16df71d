/** Between which two round sums a chart stands, and where each of its values is: 0 below, 100 on top. */
export interface ChartShape {
  top: bigint;
  bottom: bigint;
  heightOf: (value: string) => number;
}

/** Nought always belongs to it: a bar that begins elsewhere makes a small difference look like a large one. */
export function chartShape(values: readonly string[]): ChartShape {
  const sums = values.map(BigInt);
  const top = roundUp(largest(sums));
  const bottom = -roundUp(largest(sums.map((sum) => -sum)));
  const span = top - bottom || 1n;
  return {
    top,
    bottom,
    heightOf: (value) => Number(((BigInt(value) - bottom) * 10_000n) / span) / 100,
  };
}

function largest(sums: readonly bigint[]): bigint {
  return sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
}

/** To one, two or five of the next power of ten, which is said in a word. */
export function roundUp(sum: bigint): bigint {
  if (sum <= 0n) return 0n;
  const power = 10n ** BigInt(String(sum).length - 1);
  const step = [1n, 2n, 5n, 10n].find((one) => one * power >= sum) ?? 10n;
  return step * power;
}
