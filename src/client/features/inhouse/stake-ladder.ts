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

/** The next one above, or below; where there is none, the same. */
export function nextStake(ladder: readonly string[], stake: string, by: 1 | -1): string {
  const now = BigInt(stake);
  const further =
    by === 1
      ? ladder.find((one) => BigInt(one) > now)
      : ladder.findLast((one) => BigInt(one) < now);
  return further ?? stake;
}
