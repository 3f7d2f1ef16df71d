/**
 * A ratio of two integers: how multipliers are promised and chances counted. Floats come in only where
 * a figure is printed, so no figure is the rounding of a rounding.
 */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  const common = commonDivisor(above < 0n ? -above : above, below);
  return { numerator: above / common, denominator: below / common };
}

/** “1.6” as 8/5. */
export function decimal(text: string): Ratio {
  const [whole = '0', part = ''] = text.split('.');
  return ratio(BigInt(`${whole}${part}`), 10n ** BigInt(part.length));
}

export function product(...factors: readonly Ratio[]): Ratio {
  return factors.reduce(
    (left, right) => ratio(left.numerator * right.numerator, left.denominator * right.denominator),
    ratio(1),
  );
}

export function sum(parts: readonly Ratio[]): Ratio {
  return parts.reduce(
    (left, right) =>
      ratio(
        left.numerator * right.denominator + right.numerator * left.denominator,
        left.denominator * right.denominator,
      ),
    ratio(0),
  );
}

/** The nearest float, or one beside it, however many digits the two integers have. */
export function toNumber({ numerator, denominator }: Ratio): number {
  const surplus = numerator.toString(2).length - denominator.toString(2).length;
  const shift = Math.max(0, 64 - surplus);
  return Number((numerator << BigInt(shift)) / denominator) / 2 ** shift;
}

/** As a person reads a multiplier: never more than it is, and no zero too many. */
export function shown({ numerator, denominator }: Ratio, places = 4): string {
  const digits = ((numerator * 10n ** BigInt(places)) / denominator).toString();
  const padded = digits.padStart(places + 1, '0');
  const part = padded.slice(-places).replace(/0+$/, '');
  return part === '' ? padded.slice(0, -places) : `${padded.slice(0, -places)}.${part}`;
}

/** In how many ways `taken` can be chosen out of `all`. */
export function choose(all: number, taken: number): bigint {
  if (taken < 0 || taken > all) return 0n;
  let ways = 1n;
  for (let one = 1; one <= taken; one += 1) ways = (ways * BigInt(all - taken + one)) / BigInt(one);
  return ways;
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}
