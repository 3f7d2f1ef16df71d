import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import styles from './GameList.module.css';
import type { MoreGames } from './use-more-games.ts';

/** Where a list goes on: by itself as one comes near, and by a button where it does not. */
export function ListEnd({ more: { state, isByItself, load } }: { more: MoreGames }) {
  const end = useRef<HTMLDivElement>(null);
  const isWatched = state === 'more' && isByItself;
  useEffect(() => {
    if (!isWatched || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatched, load]);
  if (state === 'all') return null;
  return (
    <div ref={end} className={styles.end}>
      {state === 'failed' && (
        <p role="status">
          <Trans>The next games could not be loaded.</Trans>
        </p>
      )}
      <Button variant="outline" busy={state === 'loading'} onClick={load}>
        {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more games</Trans>}
      </Button>
    </div>
  );
}
