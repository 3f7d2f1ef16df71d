import { onOtherTabs, tellOtherTabs } from '#client/ground/session/other-tabs.ts';

interface IdleWishes {
  /** Nobody has touched anything, in any tab, for as long as a session may lie open (G-IDLE). */
  onIdle: () => void;
  /** Somebody is at it still, and the gateway may not have heard for a while. */
  onStillHere: () => void;
}

/**
 * Watches whether somebody is there. By the clock and not by a count: a phone that has slept counts
 * its sleep. Answers how to stop.
 */
export function watchIdle({ onIdle, onStillHere }: IdleWishes): () => void {
  let usedAtMs = Date.now();
  let toldAtMs = usedAtMs;
  let keptAtMs = usedAtMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDeciding = false;

  const leftMs = () => usedAtMs + idleMs - Date.now();
  function look(): void {
    if (isDeciding) return;
    clearTimeout(timer);
    isDeciding = leftMs() <= 0;
    // A tab that has slept hears only after waking what the others told it meanwhile.
    timer = setTimeout(isDeciding ? decide : look, isDeciding ? hearingMs : leftMs());
  }
  function decide(): void {
    isDeciding = false;
    if (leftMs() > 0) look();
    else onIdle();
  }
  function use(): void {
    // Who picks a phone up after so long may be somebody else: that touch counts for nothing.
    if (leftMs() <= 0) {
      look();
      return;
    }
    usedAtMs = Date.now();
    if (usedAtMs - toldAtMs >= toldEachMs) {
      toldAtMs = usedAtMs;
      tellOtherTabs({ usedAtMs });
    }
    if (usedAtMs - keptAtMs >= keptEachMs) {
      keptAtMs = usedAtMs;
      onStillHere();
    }
  }
  const useWhenSeen = () => document.visibilityState === 'visible' && use();
  const stopHearing = onOtherTabs((news) => {
    if (typeof news === 'object') usedAtMs = Math.max(usedAtMs, news.usedAtMs);
  });

  look();
  watchers.add(use);
  const options = { capture: true, passive: true };
  for (const kind of inputs) addEventListener(kind, use, options);
  document.addEventListener('visibilitychange', useWhenSeen);
  return () => {
    clearTimeout(timer);
    watchers.delete(use);
    stopHearing();
    for (const kind of inputs) removeEventListener(kind, use, options);
    document.removeEventListener('visibilitychange', useWhenSeen);
  };
}

const watchers = new Set<() => void>();

/** Somebody plays in a frame whose touches this page does not see. */
export function noteUse(): void {
  for (const use of watchers) use();
}

const minuteMs = 60_000;
/** As long as the gateway keeps a session that nobody uses. */
const idleMs = 30 * minuteMs;
const keptEachMs = 10 * minuteMs;
const toldEachMs = 5_000;
const hearingMs = 250;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
