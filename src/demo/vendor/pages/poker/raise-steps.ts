/** What a slide for raises stops at: from half a blind upwards, wider towards the end. */
export function raiseSteps(least: bigint, most: bigint, bigBlind: bigint): bigint[] {
  const steps: bigint[] = [];
  let step = bigBlind / 2n > 0n ? bigBlind / 2n : 1n;
  for (let to = least; to < most; to += step) {
    steps.push(to);
    // A thumb has some two hundred points of way, and nobody needs every blind of a deep stack.
    if (steps.length % 24 === 0) step *= 2n;
  }
  return [...steps, most];
}

interface Bets {
  pots: readonly string[];
  chairs: readonly ({ bet: string } | null)[];
  allowed: { call: string } | null;
}

/** To what one raises with so many hundredths of the pot, the own call counted in. */
export function potRaise({ pots, chairs, allowed }: Bets, hundredths: bigint): bigint {
  const bets = chairs.map((chair) => BigInt(chair?.bet ?? 0));
  const inPots = pots.reduce((sum, pot) => sum + BigInt(pot), 0n);
  const pot = bets.reduce((sum, bet) => sum + bet, inPots) + BigInt(allowed?.call ?? 0);
  const highest = bets.reduce((most, bet) => (bet > most ? bet : most), 0n);
  return highest + (pot * hundredths) / 100n;
}

/** The first step that is not below what is wanted, else the last. */
export function nearestStep(steps: readonly bigint[], wanted: bigint): number {
  const found = steps.findIndex((one) => one >= wanted);
  return found < 0 ? steps.length - 1 : found;
}
