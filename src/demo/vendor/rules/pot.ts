/** A pot that must fall before its cap. Amounts are thousandths of minor units: shares of small stakes are smaller than one. */
export interface Pot {
  amount: bigint;
  /** Drawn when it was seeded, anywhere between seed and cap; told to nobody. */
  trigger: bigint;
}

const grain = 1_000n;
const seedUnits = 4_000n;
const capTimes = 3n;
/** Of each stake, in thousandths. */
const share = 5n;

export function seedPot(unit: bigint, chance: () => number): Pot {
  const seed = unit * seedUnits * grain;
  const room = seed * (capTimes - 1n);
  return { amount: seed, trigger: seed + BigInt(Math.floor(chance() * Number(room))) };
}

/** Grows by its share of a stake; where that reaches the trigger it is paid, and seeded anew. */
export function feedPot(pot: Pot, stake: bigint, unit: bigint, chance: () => number) {
  const amount = pot.amount + (stake * share * grain) / 1_000n;
  if (amount < pot.trigger) return { pot: { ...pot, amount }, prize: 0n };
  return { pot: seedPot(unit, chance), prize: amount / grain };
}

export function shownIn(pot: Pot): bigint {
  return pot.amount / grain;
}

/** What it adds to the return in the long run: its share, and the seed as often as it falls. */
export function potReturn(): number {
  const meanTrigger = (1 + Number(capTimes)) / 2;
  return (Number(share) / 1_000) * (meanTrigger / (meanTrigger - 1));
}
