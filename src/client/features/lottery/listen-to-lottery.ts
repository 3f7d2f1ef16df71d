import { reconnectingSocket } from '#client/data/reconnecting-socket.ts';
import { TableEvent } from '#contract/rooms.ts';

/** Whatever becomes of a game's numeros, for as long as its screen is open. Answers how to stop. */
export function listenToLottery(game: string, onEvent: (event: TableEvent) => void): () => void {
  const search = () => ({ room: `lottery:${game}` });
  return reconnectingSocket({ search, schema: TableEvent, onEvent }).close;
}
