import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/**
 * A browser that loads a page begins to read it out at its top; here no page is loaded, so the focus
 * goes to what the new screen shows. Answers whether one has gone anywhere yet.
 */
export function useArrival(): boolean {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const isArrival = before.current !== undefined && path !== before.current;
    before.current = path;
    if (!isArrival) return;
    setHasMoved(true);
    if (!isHeld(document.activeElement)) focusContent();
  }, [path]);
  return hasMoved;
}

/** By a sheet, by a field one types in, or by what the new screen put it on. */
function isHeld(focused: Element | null): boolean {
  if (document.documentElement.dataset.locked !== undefined) return true;
  if (focused?.matches('input, textarea, select')) return true;
  return focused?.parentElement?.closest('#content') != null;
}

function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
