import type { Family } from './types.ts';

/**
 * Of the plays of a family that pay odds of their own, what the house keeps of a stake at the play that keeps least, in
 * basis points, rounded down; null where all pay by the series. A choice of that play is all that somebody needs who
 * wants to lose least.
 */
const leastOfOwnOdds: Readonly<Record<Family, number | null>> = {
  SSC: 100,
  '11X5': null,
  PK10: 100,
  LF: null,
  // Special ball, big or small, odd or even: 49 returns the stake.
  LHC: 97,
  // Two digits at 99.5, in every prize or in the special one.
  VN_NORTH: 50,
  VN_CENTRAL: 50,
  VN_SOUTH: 50,
  TH: 1_000,
  LAO: 1_000,
  // A box of 24 orders, big.
  MY4D: 3_328,
};

/** Families that have plays which pay by the series. */
const bySeries: readonly Family[] = ['SSC', '11X5', 'PK10', 'LF'];

/**
 * What the house keeps at least of a stake on a game, in basis points. Where prizes follow the series,
 * that is the part of 2000 above the game's highest series. A player who picks a lower one gets the rest as a rebate.
 */
export function leastEdge(family: Family, maxSeries: number): number {
  const edges = [
    leastOfOwnOdds[family],
    bySeries.includes(family) ? (2_000 - maxSeries) * 5 : null,
  ];
  return Math.min(...edges.filter((edge) => edge !== null));
}
