export interface Bounds {
  least: string;
  most: string;
}

/** Between what one stake lies where a round takes several: at the most of a table lies the whole round. */
export function boundsOfOne({ least, most }: Bounds, times: number): Bounds {
  const mostOfOne = BigInt(most) / BigInt(times);
  return { least, most: mostOfOne < BigInt(least) ? least : String(mostOfOne) };
}

/** As wanted, and never outside. */
export function within({ least, most }: Bounds, wanted: string): string {
  if (BigInt(wanted) < BigInt(least)) return least;
  return BigInt(wanted) > BigInt(most) ? most : wanted;
}

/** Stakes one steps through: 1, 2, 5, 10 … times the least, and the most at the end. */
export function stakeLadder({ least, most }: Bounds): string[] {
  const from = BigInt(least);
  const to = BigInt(most);
  const steps: bigint[] = [];
  for (let ten = 1n; from * ten <= to; ten *= 10n) {
    for (const times of [1n, 2n, 5n]) {
      const stake = from * ten * times;
      if (stake <= to) steps.push(stake);
    }
  }
  if (steps.at(-1) !== to) steps.push(to);
  return steps.map(String);
}

/** Half of it, in whole minor units, and twice it; never outside. */
export function halved(bounds: Bounds, stake: string): string {
  return within(bounds, String(BigInt(stake) / 2n));
}

export function doubled(bounds: Bounds, stake: string): string {
  return within(bounds, String(BigInt(stake) * 2n));
}

/** Five stakes to choose by one touch, from the least upwards; fewer where there is less room. */
export function presetsOf(bounds: Bounds): string[] {
  const ladder = stakeLadder(bounds);
  const wanted = [0, 2, 3, 5, 6].map((step) => ladder[Math.min(step, ladder.length - 1)] ?? '');
  return [...new Set(wanted)];
}
