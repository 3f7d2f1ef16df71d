export const toggleEveryMs = 1_000;

/**
 * One action a second for each game, at the front: the first press acts, further presses on the same
 * heart within the second do nothing, so a nervous double tap keeps the game instead of losing it.
 */
export function createTapGate(): (nodeId: string, nowMs: number) => boolean {
  const takenAtMs = new Map<string, number>();
  return (nodeId, nowMs) => {
    const last = takenAtMs.get(nodeId);
    if (last !== undefined && nowMs - last < toggleEveryMs) return false;
    takenAtMs.set(nodeId, nowMs);
    return true;
  };
}
