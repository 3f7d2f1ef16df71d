import type { Game, Winner } from '#contract/catalogue.ts';

export const winnersShown = 20;
export const hotGamesShown = 12;
/** A home row with more games than this stands in two lines. */
const oneLineAtMost = 14;

export function linesOfRow(count: number): 1 | 2 {
  return count > oneLineAtMost ? 2 : 1;
}

export function asHotRow(games: readonly Game[]): Game[] {
  return games.slice(0, hotGamesShown);
}

/** The highest win first; equal ones stay in the order they came. */
export function sortWinners(winners: readonly Winner[]): Winner[] {
  return [...winners].sort(byAmount).slice(0, winnersShown);
}

/** A win that was told twice, or is on the board already, changes nothing. */
export function addWinner(board: readonly Winner[], winner: Winner): Winner[] {
  const others = board.filter(({ id }) => id !== winner.id);
  return sortWinners([...others, winner]);
}

/** Digits without leading zeros: the longer one is the larger. Amounts outgrow what a number can hold. */
function byAmount(one: Winner, other: Winner): number {
  const [left, right] = [one.winAmount, other.winAmount];
  if (left.length !== right.length) return right.length - left.length;
  return left < right ? 1 : left > right ? -1 : 0;
}
