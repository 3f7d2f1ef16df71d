import { type RefObject, useEffect, useState } from 'react';

/** How large something stands on the page, as a text that changes with it: what is drawn has to be drawn anew. */
export function useSize(element: RefObject<Element | null>): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const watching = new ResizeObserver(() =>
      setSize(`${watched.clientWidth} ${watched.clientHeight}`),
    );
    watching.observe(watched);
    return () => watching.disconnect();
  }, [element]);
  return size;
}
