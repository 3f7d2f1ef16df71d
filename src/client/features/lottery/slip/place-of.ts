import type { Board } from '../use-lottery-game.ts';

/** Where a slip is played, as a bonus asks for it. */
export function placeOf({ game: { game, vassalage, gameType } }: Board) {
  return { game, vendor: vassalage, type: gameType };
}
