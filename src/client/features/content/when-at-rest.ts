/**
 * Calls back once the hands rest: a second after the last touch, scroll or key, so that nothing
 * springs up beneath a finger on its way, or after eight seconds in which nobody touched anything.
 * A field being written in and a page that is not looked at count as unrest. Answers its undoing.
 */
export function whenAtRest(callback: () => void): () => void {
  let timer = setTimeout(settle, untouchedMs);
  function stir(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, restMs);
  }
  function settle(): void {
    const isWriting = document.activeElement?.matches('input, textarea, select') === true;
    if (document.visibilityState !== 'visible' || isWriting) {
      stir();
      return;
    }
    stop();
    callback();
  }
  function stop(): void {
    clearTimeout(timer);
    for (const kind of signsOfLife) removeEventListener(kind, stir, listening);
  }
  for (const kind of signsOfLife) addEventListener(kind, stir, listening);
  return stop;
}

const restMs = 1_000;
const untouchedMs = 8_000;
const signsOfLife = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'scroll', 'touchmove'];
/** Captured, since rows and lists scroll too, and their scrolling does not rise to the window. */
const listening = { passive: true, capture: true } as const;
