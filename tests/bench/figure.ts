/** One line of what was measured: what, how much, and how one came to it. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  how: string;
  /** What it is to be held against, where the design names a figure. */
  goal?: string;
  /** Measured in the same run, so that it can be compared from machine to machine. */
  besides?: Record<string, number>;
}

export function print(figure: Figure): void {
  console.log(JSON.stringify({ ...figure, value: rounded(figure.value) }));
}

export function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
