import { Plural, Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { listPages } from '#client/ui/pages-to-show.ts';
import type { GamesWanted } from './catalogue-queries.ts';
import styles from './GameList.module.css';
import { GameTiles } from './GameTiles.tsx';
import { ListEnd } from './ListEnd.tsx';
import { NoWay } from './NoWay.tsx';
import { TileSkeletons } from './TileSkeletons.tsx';
import { type GamesPage, useGamesPage } from './use-games-page.ts';
import { useMoreGames } from './use-more-games.ts';

interface GameListProps {
  wanted: GamesWanted;
  label: string;
  /** Leads out of a list that filters have emptied. */
  onClear?: () => void;
  /** Stands where nothing was found, instead of the usual words. */
  empty?: ReactNode;
  eager?: number;
}

/** Games that come as one scrolls, with everything that may stand in their place. */
export function GameList({ wanted, label, onClear, empty, eager }: GameListProps) {
  const page = useGamesPage(wanted);
  const more = useMoreGames(wanted, page);
  return (
    <section className={styles.list} aria-label={label}>
      <Instead instead={page.instead} />
      <Games
        page={{ ...page, games: more.games }}
        label={label}
        eager={eager}
        isGoingOn={more.state === 'more' || more.state === 'loading'}
        empty={
          (page.state === 'shown' && empty) || (
            <NothingFound isOnDevice={page.state === 'device'} onClear={onClear} />
          )
        }
      />
      <ListEnd more={more} />
    </section>
  );
}

interface GamesProps {
  page: GamesPage;
  label: string;
  empty: ReactNode;
  eager?: number | undefined;
  isGoingOn?: boolean;
}

function Games({ page, label, empty, eager, isGoingOn }: GamesProps) {
  const isThere = page.state !== 'waiting' && page.state !== 'failed';
  return (
    <>
      <ListNews page={page} />
      {page.state === 'waiting' && <TileSkeletons layout="grid" />}
      {page.state === 'failed' && <NoWay onRetry={page.retry} />}
      {isThere && page.games.length === 0 && empty}
      {page.games.length > 0 && (
        <GameTiles
          games={page.games}
          layout="grid"
          label={label}
          eager={eager}
          isBusy={page.isBusy}
          isGoingOn={isGoingOn}
        />
      )}
    </>
  );
}

interface PagedGamesProps {
  page: GamesPage;
  at: number;
  label: string;
  onTurn: (page: number) => void;
  empty: ReactNode;
}

/** A member's own list, page by page. */
export function PagedGames({ page, at, label, onTurn, empty }: PagedGamesProps) {
  const top = useRef<HTMLElement>(null);
  const turn = (to: number) => {
    onTurn(to);
    // The new page begins where the old one began, for the eye and for the keyboard alike.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={top} className={styles.list} aria-label={label} tabIndex={-1}>
      <Games page={page} label={label} empty={empty} />
      {page.totalPages > 1 && (
        <Pagination page={at} pages={page.totalPages} {...listPages} onTurn={turn} />
      )}
    </section>
  );
}

/** What search did with a word that no game has. */
function Instead({ instead }: Pick<GamesPage, 'instead'>) {
  if (!instead || instead.length === 0) return null;
  const typed = instead.map((one) => one.typed).join(' ');
  const meant = instead.map((one) => one.meant).join(' ');
  return (
    <p className={styles.instead} role="status">
      <Trans>
        No results for “{typed}”. Showing <strong>{meant}</strong>.
      </Trans>
    </p>
  );
}

/** How many there are, told to those who listen whenever it changes. */
function ListNews({ page }: { page: GamesPage }) {
  return (
    <p className={styles.news} role="status">
      {page.state === 'shown' && !page.isBusy && page.total !== null && (
        <Plural value={page.total} one="# game" other="# games" />
      )}
      {page.state === 'device' && <Trans>Offline: these are the games saved on this phone.</Trans>}
    </p>
  );
}

function NothingFound({ isOnDevice, onClear }: { isOnDevice: boolean; onClear?: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={
        isOnDevice ? (
          <Trans>No saved games match.</Trans>
        ) : (
          <Trans>No games match these filters.</Trans>
        )
      }
      action={
        onClear && (
          <Button onClick={onClear}>
            <Trans>Show all games</Trans>
          </Button>
        )
      }
    />
  );
}
