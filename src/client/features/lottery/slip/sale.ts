import type { Purse } from '#contract/inhouse.ts';
import type { Play } from '#lottery/types.ts';
import type { Draft, DraftChange } from '../draft.ts';
import type { Board, OpenedNow } from '../use-lottery-game.ts';

/** All that the bar and the sheet of a slip are drawn from. */
export interface Sale {
  board: Board;
  now: OpenedNow | undefined;
  draft: Draft;
  change: (change: DraftChange) => void;
  play: Play;
  purse: Purse;
}
