import type { PotRule } from '../jackpot.ts';

/**
 * The pots of each game, in minor units of a currency with two decimals; in another one seed and cap
 * are multiplied alike, and the return stays. A pot belongs to one game and one currency.
 */
export function potsOf(game: string): readonly PotRule[] {
  return potRules[game] ?? [];
}

const potRules: Readonly<Record<string, readonly PotRule[]>> = {
  VB_ORCHARD: [{ code: 'VB_ORCHARD_BASKET', seed: 50_000n, cap: 500_000n, contribution: 150n }],
  VB_GARDEN: [
    { code: 'VB_GARDEN_BUD', seed: 10_000n, cap: 100_000n, contribution: 80n },
    { code: 'VB_GARDEN_BLOSSOM', seed: 200_000n, cap: 2_000_000n, contribution: 120n },
  ],
};
