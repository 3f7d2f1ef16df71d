import type { PotRule } from '../jackpot.ts';

/**
 * The pots of a game. Seeds and caps are minor units of a currency with two decimals, for others both
 * are multiplied by `times`: the return stays what it is. Each currency has pots of its own.
 */
export function potsOf(game: string, times = 1n): readonly PotRule[] {
  const rules = potRules[game] ?? [];
  return rules.map((rule) => ({ ...rule, seed: rule.seed * times, cap: rule.cap * times }));
}

const potRules: Readonly<Record<string, readonly PotRule[]>> = {
  VB_ORCHARD: [{ code: 'VB_ORCHARD_BASKET', seed: 50_000n, cap: 500_000n, contribution: 150n }],
  VB_GARDEN: [
    { code: 'VB_GARDEN_BUD', seed: 10_000n, cap: 100_000n, contribution: 80n },
    { code: 'VB_GARDEN_BLOSSOM', seed: 200_000n, cap: 2_000_000n, contribution: 120n },
  ],
};
