import type { Draw } from '#games/game.ts';

/**
 * Chance for simulations: as even as one needs it, the same in every run, and far faster than a keyed
 * hash. Floats have the 32 bits that the draw of the games has.
 */
export function seededChance(seed: number): (round: number) => Draw {
  return (round) => (position) =>
    mixed(mixed(mixed(seed) ^ round) ^ (position + 0x9e3779b9)) / 2 ** 32;
}

/** Spreads one bit of difference over all the others (Murmur3's last steps, twice). */
function mixed(word: number): number {
  let spread = (word + 0x6d2b79f5) | 0;
  for (let turn = 0; turn < 2; turn += 1) {
    spread = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b);
    spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35);
    spread ^= spread >>> 16;
  }
  return spread >>> 0;
}

/** A draw that gives what a test wants to see, in its order, and nothing afterwards. */
export function givenFloats(floats: readonly number[]): Draw {
  return (position) => {
    const float = floats[position];
    if (float === undefined) throw new Error(`Nothing was laid out at position ${position}.`);
    return float;
  };
}

/** What lay in the middle of so many samples, and how far it may be away from the truth at 99 %. */
export function interval(samples: readonly number[]): { low: number; high: number } {
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  const variance = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (samples.length - 1);
  const reach = 2.5758 * Math.sqrt(variance / samples.length);
  return { low: mean - reach, high: mean + reach };
}
