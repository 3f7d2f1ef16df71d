export const toggleEveryMs = 1_000;

/**
 * One action a second over all games: the first press acts, further presses within the second do
 * nothing, so a nervous double tap keeps the game instead of losing it.
 */
export function createTapGate(): (nowMs: number) => boolean {
  let takenAtMs = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    if (nowMs - takenAtMs < toggleEveryMs) return false;
    takenAtMs = nowMs;
    return true;
  };
}
