import { reconnectingSocket } from '#client/data/reconnecting-socket.ts';
import { RoomEvent } from '#contract/rooms.ts';

/** Whatever becomes of a game's numeros, for as long as its screen is open. Answers how to stop. */
export function listenToLottery(game: string, onEvent: (event: RoomEvent) => void): () => void {
  const search = () => ({ room: `lottery:${game}` });
  return reconnectingSocket({ search, schema: RoomEvent, onEvent }).close;
}
