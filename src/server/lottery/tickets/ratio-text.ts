import type { Ratio } from '#games/ratio.ts';

/** An exact amount of minor units as text: digits, or a fraction such as 1000/3. */
export function ratioText({ numerator, denominator }: Ratio): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}
