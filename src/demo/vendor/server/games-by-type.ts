import type { OpenGame } from '../served-game.ts';
import { openChatRoom } from './chat-room.ts';
import { openFishPond } from './fish-pond.ts';
import { openLiveTable } from './live-table.ts';
import { openMatchBoard } from './match-board.ts';
import { openPokerTable } from './poker-lounge.ts';
import { openSlot } from './slot-machine.ts';

/** Which game is played under a code follows from its category. */
const games: Readonly<Record<string, OpenGame>> = {
  CHAT: openChatRoom,
  RNG: openSlot,
  LIVE: openLiveTable,
  FISH: openFishPond,
  PVP: openPokerTable,
  SPORTS: openMatchBoard,
  ESPORTS: openMatchBoard,
};

export function gameOfType(type: string): OpenGame | undefined {
  return Object.hasOwn(games, type) ? games[type] : undefined;
}
