/** Home with the game's sheet over it. */
export function addressOfGame(origin: string, nodeId: string): string {
  return `${origin}/?game=${nodeId}`;
}

/** The game that an address of home names; an address that makes no sense opens home alone. */
export function gameOfAddress(search: unknown): string | null {
  const game = typeof search === 'object' && search !== null && 'game' in search ? search.game : '';
  const text = String(game);
  return /^[1-9]\d{0,17}$/.test(text) ? text : null;
}
