import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/**
 * A browser that loads a page begins to read it out at its top; here no page is loaded, so the focus
 * goes to what the new screen shows; likewise where a page's next step has taken away what was pressed. Answers whether one has gone anywhere yet.
 */
export function useArrival(): boolean {
  const place = useRouterState({
    select: ({ resolvedLocation: at }) => at && at.pathname + at.searchStr,
  });
  const before = useRef(place);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const isArrival = before.current !== undefined && place !== before.current;
    before.current = place;
    if (!isArrival) return undefined;
    setHasMoved(true);
    if (isHeld(document.activeElement)) return focusOnceLost();
    focusContent();
    return undefined;
  }, [place]);
  return hasMoved;
}

/** By a sheet, by a field one types in, or by what the new screen put it on. */
function isHeld(focused: Element | null): boolean {
  if (document.documentElement.dataset.locked !== undefined) return true;
  if (focused?.matches('input, textarea, select')) return true;
  return focused?.parentElement?.closest('#content') != null;
}

/** A slow phone draws the next step a moment after its address: what was pressed goes then, and the focus with it. */
function focusOnceLost(): () => void {
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    watch.disconnect();
    focusContent();
  });
  const content = document.getElementById('content');
  if (content) watch.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => watch.disconnect(), drawnWithinMs);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}

/** Later it was somebody who let go of it. */
const drawnWithinMs = 3_000;

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
