import { useCallback, useRef, useState } from 'react';
import { nextPlay, noPlay, type TableEvent, type TablePlay } from './table-play.ts';

/** The play at a table: drawn from, and known at once to what is asked meanwhile, which waits for no drawing. */
export function useTablePlay() {
  const [play, draw] = useState<TablePlay>(noPlay);
  const newest = useRef(noPlay);
  const send = useCallback((event: TableEvent) => {
    newest.current = nextPlay(newest.current, event);
    draw(newest.current);
  }, []);
  return { play, now: () => newest.current, send };
}
