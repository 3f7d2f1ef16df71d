import type { Draft } from '../draft.ts';
import type { Board } from '../use-lottery-game.ts';

/** The series that prizes are counted at: the highest, until somebody prefers a rebate. */
export function seriesOf(board: Board, draft: Draft): number {
  const { minSeries, maxSeries } = board.game;
  return Math.min(maxSeries, Math.max(minSeries, draft.series ?? maxSeries));
}
