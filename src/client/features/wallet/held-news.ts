/** Nothing that moves is shown for longer, so no balance stays old because a board forgot to let go. */
const longestMs = 8_000;

/**
 * Keeps back what money did until it has been shown how: a balance that jumps while the wheel still
 * turns tells the end. What waits for a hand instead of a motion may hold for longer. Answers how to let go.
 */
export function holdNews(atMostMs = longestMs): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  setHeld(true);
  const letGo = () => {
    clearTimeout(timer);
    if (!holds.delete(hold)) return;
    // One thing is shown after another, and between the two nobody holds for a moment.
    setTimeout(tellAll);
  };
  const timer = setTimeout(letGo, atMostMs);
  return letGo;
}

/** Tells it now, or as soon as nothing is shown any more; of one name only the last is told. */
export function whenShown(name: string, tell: () => void): void {
  waiting.set(name, tell);
  tellAll();
}

function tellAll(): void {
  if (holds.size > 0) return;
  setHeld(false);
  const told = [...waiting.values()];
  waiting.clear();
  for (const tell of told) tell();
}

/** Whether news is kept back; between two holds it still is. */
export function isHeld(): boolean {
  return held;
}

/** Calls when news begins or ends to be kept back; answers how to stop. */
export function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setHeld(next: boolean): void {
  if (held === next) return;
  held = next;
  for (const listener of listeners) listener();
}

let held = false;
const listeners = new Set<() => void>();
const holds = new Set<symbol>();
const waiting = new Map<string, () => void>();
