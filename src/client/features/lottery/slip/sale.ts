import type { Purse } from '#contract/inhouse.ts';
import type { Draft, DraftChange } from '../draft.ts';
import type { Board, OpenedNow } from '../use-lottery-game.ts';
import type { BuyTicket } from './use-buy-ticket.ts';

/** All that the bar and the sheet of a slip are drawn from. */
export interface Sale {
  board: Board;
  now: OpenedNow | undefined;
  draft: Draft;
  change: (change: DraftChange) => void;
  purse: Purse;
  buy: BuyTicket;
}
