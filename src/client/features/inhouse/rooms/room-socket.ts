import { reconnectingSocket } from '#client/data/reconnecting-socket.ts';
import type { Purse } from '#contract/inhouse.ts';
import { roomName, TableEvent } from '#contract/rooms.ts';

/**
 * Listens to one table for as long as its screen is open, on a connection of its own: whoever is
 * elsewhere is not woken by it. Answers how to stop.
 */
export function listenToRoom(
  game: string,
  purse: Purse,
  hear: (event: TableEvent) => void,
): () => void {
  const search = () => ({ room: roomName(game, purse) });
  return reconnectingSocket({ search, schema: TableEvent, onEvent: hear }).close;
}
