/** How often chance alone departs from `expected` as far as `counts` do: small where they are uneven. */
export function chiSquareChance(counts: readonly number[], expected: readonly number[]): number {
  const distance = counts.reduce((total, count, cell) => {
    const even = expected[cell] ?? 0;
    return total + (count - even) ** 2 / even;
  }, 0);
  return chiSquareTail(distance, counts.length - 1);
}

/** The share of chi-square's distribution that lies above `value`. */
export function chiSquareTail(value: number, freedom: number): number {
  return 1 - lowerGamma(freedom / 2, value / 2);
}

/** How often chance alone gets as far from the mean as `deviations`, to either side. */
export function normalTail(deviations: number): number {
  return chiSquareTail(deviations ** 2, 1);
}

/** The regularised lower incomplete gamma function, by its series or its continued fraction. */
function lowerGamma(shape: number, value: number): number {
  if (value <= 0) return 0;
  const scale = Math.exp(-value + shape * Math.log(value) - logGamma(shape));
  if (value < shape + 1) {
    let term = 1 / shape;
    let total = term;
    for (let next = shape + 1; term > total * 1e-14; next += 1) {
      term *= value / next;
      total += term;
    }
    return total * scale;
  }
  let under = value + 1 - shape;
  let left = 1e300;
  let right = 1 / under;
  let fraction = right;
  for (let step = 1; step < 10_000; step += 1) {
    const factor = -step * (step - shape);
    under += 2;
    right = 1 / (factor * right + under);
    left = under + factor / left;
    fraction *= right * left;
    if (Math.abs(right * left - 1) < 1e-14) break;
  }
  return 1 - scale * fraction;
}

/** Stirling's series, after climbing to where it is exact enough. */
function logGamma(value: number): number {
  if (value < 10) return logGamma(value + 1) - Math.log(value);
  const inverse = 1 / value;
  const correction = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
  return (value - 0.5) * Math.log(value) - value + Math.log(2 * Math.PI) / 2 + correction;
}
