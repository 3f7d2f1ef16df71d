/** What can be bet on in a match. Odds are hundredths: 185 pays 1.85 stakes. */
export interface Market {
  id: string;
  /** `winner`, `total`, `both`, `maps` or `map`: the page has words for each. */
  kind: 'winner' | 'total' | 'both' | 'maps' | 'map';
  /** Which map, counted from 1, where it is one map's. */
  map?: number;
  status: 'open' | 'suspended' | 'settled';
  choices: Choice[];
}

export interface Choice {
  id: 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no';
  odds: number;
  result: 'won' | 'lost' | null;
}

/** What the book keeps of every stake in the long run, in hundredths: shown to players. */
export const marginPercent = 6;
const longestOdds = 5_000;
const shortestOdds = 101;

/** A market at these chances; one that is as good as decided is not sold any more. */
export function priceMarket(
  market: Pick<Market, 'id' | 'kind' | 'map'>,
  chances: readonly (readonly [Choice['id'], number])[],
  isStopped: boolean,
): Market {
  const isDecided = chances.some(([, chance]) => chance > 0.975);
  return {
    ...market,
    status: isStopped || isDecided ? 'suspended' : 'open',
    choices: chances.map(([id, chance]) => ({ id, odds: oddsOf(chance), result: null })),
  };
}

export function settleMarket(
  market: Pick<Market, 'id' | 'kind' | 'map'>,
  ids: readonly Choice['id'][],
  won: Choice['id'],
): Market {
  const choices = ids.map((id) => ({
    id,
    odds: 0,
    result: id === won ? ('won' as const) : ('lost' as const),
  }));
  return { ...market, status: 'settled', choices };
}

function oddsOf(chance: number): number {
  const fair = 100 / Math.max(chance, 1e-6);
  const sold = Math.floor(fair / (1 + marginPercent / 100));
  return Math.min(longestOdds, Math.max(shortestOdds, sold));
}
