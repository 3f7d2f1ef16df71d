import type { Market } from './match-market.ts';

/** What somebody has chosen, at the odds they saw. */
export interface Pick {
  match: string;
  market: string;
  choice: string;
  odds: number;
}

export const mostPicks = 6;
/** Hundredths. Above it no slip pays more, and the page says so before. */
export const mostOdds = 100_000;

/** The first thing that stands in the way of a slip, or nothing. */
export function reviewSlip(
  picks: readonly Pick[],
  marketOf: (match: string, market: string) => Market | undefined,
): 'slip.empty' | 'slip.same-match' | 'slip.closed' | 'slip.moved' | undefined {
  if (picks.length === 0 || picks.length > mostPicks) return 'slip.empty';
  // Two choices of one match hang together, and their odds may not be multiplied.
  if (new Set(picks.map(({ match }) => match)).size < picks.length) return 'slip.same-match';
  const now = picks.map((pick) => ({ pick, market: marketOf(pick.match, pick.market) }));
  if (now.some(({ market }) => market?.status !== 'open')) return 'slip.closed';
  const hasFallen = now.some(({ pick, market }) => {
    const choice = market?.choices.find(({ id }) => id === pick.choice);
    return choice === undefined || choice.odds < pick.odds;
  });
  return hasFallen ? 'slip.moved' : undefined;
}

/** All together, in hundredths, cut to whole ones. */
export function oddsTogether(odds: readonly number[]): number {
  const product = odds.reduce((sofar, one) => sofar * BigInt(one), 1n);
  const together = product / 100n ** BigInt(Math.max(0, odds.length - 1));
  return together > BigInt(mostOdds) ? mostOdds : Number(together);
}

export function payoutOf(stake: bigint, odds: number): bigint {
  return (stake * BigInt(odds)) / 100n;
}

/** A slip is lost with its first choice, and won with its last. */
export function judgeSlip(results: readonly ('won' | 'lost' | null)[]): 'won' | 'lost' | 'open' {
  if (results.includes('lost')) return 'lost';
  return results.every((result) => result === 'won') ? 'won' : 'open';
}
