import { findPlay } from '#lottery/plays/find-play.ts';
import { quoteSlip, type SlipFault, type SlipQuote, type Terms } from '#lottery/slip.ts';
import type { Family, Line } from '#lottery/types.ts';
import { type Draft, hasPicks, lineOf } from '../draft.ts';
import type { Board } from '../use-lottery-game.ts';
import { seriesOf } from './series-of.ts';

/** The same terms that the gateway sells on. */
export function termsOf(board: Board, draft: Draft): Terms {
  return {
    family: board.game.family as Family,
    mode: board.game.mode,
    series: seriesOf(board, draft),
    maxSeries: board.game.maxSeries,
    minorDigits: board.minorDigits,
  };
}

export function quoteLines(
  board: Board,
  draft: Draft,
  lines: readonly Line[],
): SlipQuote | SlipFault {
  return quoteSlip(findPlay, lines, termsOf(board, draft));
}

/** What is picked right now as a line of its own; null while nothing is. */
export function quotePicks(board: Board, draft: Draft): SlipQuote | SlipFault | null {
  return hasPicks(draft) ? quoteLines(board, draft, [lineOf(draft)]) : null;
}
