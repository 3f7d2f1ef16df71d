/**
 * Calls back once the hands rest: a second after the last touch, scroll or key, so that nothing
 * springs up beneath a finger on its way, or after eight seconds in which nobody touched anything.
 * A field being written in, a keyboard on its way through the page and a page that is not looked at
 * count as unrest. Answers its undoing.
 */
export function whenAtRest(callback: () => unknown): () => void {
  let timer = setTimeout(settle, untouchedMs);
  function stir(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, restMs);
  }
  function settle(): void {
    const isAtKeys = document.activeElement?.matches(`:not(body):is(${atKeys})`) === true;
    if (document.visibilityState !== 'visible' || isAtKeys) {
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

/** Where a keyboard is at work; what a finger has pressed keeps no visible focus. */
const atKeys = 'input, textarea, select, :focus-visible';
const restMs = 1_000;
const untouchedMs = 8_000;
const signsOfLife = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'scroll', 'touchmove'];
/** Captured, since rows and lists scroll too, and their scrolling does not rise to the window. */
const listening = { passive: true, capture: true } as const;
