import type { Game } from '#contract/catalogue.ts';
import type { GameRow } from './store.ts';

/** A game as it travels: flags are digits, and 0 says that a trial is offered. */
export function toGame({ isHot, supportsTrial, ...row }: GameRow): Game {
  return { ...row, isHot: isHot ? 1 : 0, supportPlay: supportsTrial ? 0 : 1, isGame: 'GAME' };
}

export function pageOf({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  return { offset: (pageNo - 1) * pageSize, limit: pageSize };
}
