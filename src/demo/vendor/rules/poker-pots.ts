/** What somebody has put in over a whole hand. */
export interface Contribution {
  place: number;
  put: bigint;
  hasFolded: boolean;
}

/** A pot, and who may win it. */
export interface Pot {
  amount: bigint;
  places: number[];
}

/**
 * Who is all in can win from each other no more than they have put in themselves. What nobody called
 * stands as a last pot with one place: it goes back to whoever bet it.
 */
export function potsOf(contributions: readonly Contribution[]): Pot[] {
  const live = contributions.filter(({ hasFolded, put }) => !hasFolded && put > 0n);
  const levels = [...new Set(live.map(({ put }) => put))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
  const pots: Pot[] = [];
  let below = 0n;
  for (const level of levels) {
    const floor = below;
    const amount = contributions.reduce((sum, { put }) => sum + between(put, floor, level), 0n);
    pots.push({
      amount,
      places: live.filter(({ put }) => put >= level).map(({ place }) => place),
    });
    below = level;
  }
  const beyond = contributions.reduce((sum, { put }) => sum + (put > below ? put - below : 0n), 0n);
  const last = pots.at(-1);
  if (last) last.amount += beyond;
  return pots;
}

function between(put: bigint, floor: bigint, level: bigint): bigint {
  if (put <= floor) return 0n;
  return (put < level ? put : level) - floor;
}

/** Five of a hundred of what was played for, three big blinds at most, and nothing before the flop. */
export function rakeOf(played: bigint, bigBlind: bigint, sawFlop: boolean): bigint {
  if (!sawFlop) return 0n;
  const part = (played * 5n) / 100n;
  const most = bigBlind * 3n;
  return part < most ? part : most;
}

/**
 * Shares a pot among its winners; the units that do not divide go one each to the first winners on the
 * button's left.
 */
export function shareOf(pot: bigint, winners: readonly number[], fromLeft: readonly number[]) {
  const each = pot / BigInt(winners.length);
  let rest = pot - each * BigInt(winners.length);
  const shares = new Map<number, bigint>();
  for (const place of fromLeft) {
    if (!winners.includes(place)) continue;
    shares.set(place, each + (rest > 0n ? 1n : 0n));
    if (rest > 0n) rest -= 1n;
  }
  return shares;
}
