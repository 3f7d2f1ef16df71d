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
import { NoWay } from './NoWay.tsx';
import { TileSkeletons } from './TileSkeletons.tsx';
import { type GamesPage, useGamesPage } from './use-games-page.ts';

interface GameListProps {
  wanted: GamesWanted;
  label: string;
  onTurn: (page: number) => void;
  /** Leads out of a list that filters have emptied. */
  onClear?: () => void;
  eager?: number;
}

/** A page of games with everything that may stand in its place: waiting, nothing found, no way there. */
export function GameList({ wanted, label, onTurn, onClear, eager }: GameListProps) {
  const page = useGamesPage(wanted);
  return (
    <PagedGames
      page={page}
      at={wanted.page}
      label={label}
      onTurn={onTurn}
      eager={eager}
      empty={<NothingFound isOnDevice={page.state === 'device'} onClear={onClear} />}
    />
  );
}

interface PagedGamesProps {
  page: GamesPage;
  at: number;
  label: string;
  onTurn: (page: number) => void;
  empty: ReactNode;
  eager?: number;
}

export function PagedGames({ page, at, label, onTurn, empty, eager }: PagedGamesProps) {
  const top = useRef<HTMLElement>(null);
  const turn = (to: number) => {
    onTurn(to);
    // The new page begins where the old one began, for the eye and for the keyboard alike.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={top} className={styles.list} aria-label={label} tabIndex={-1}>
      <ListNews page={page} />
      {page.state === 'waiting' && <TileSkeletons layout="grid" />}
      {page.state === 'failed' && <NoWay onRetry={page.retry} />}
      {page.state !== 'waiting' && page.state !== 'failed' && page.games.length === 0 && empty}
      {page.games.length > 0 && (
        <GameTiles
          games={page.games}
          layout="grid"
          label={label}
          eager={eager}
          isBusy={page.isBusy}
        />
      )}
      {page.totalPages > 1 && (
        <Pagination page={at} pages={page.totalPages} {...listPages} onTurn={turn} />
      )}
    </section>
  );
}

/** How many there are, told to those who listen whenever it changes. */
function ListNews({ page }: { page: GamesPage }) {
  return (
    <p className={styles.news} role="status">
      {page.state === 'shown' && !page.isBusy && page.total !== null && (
        <Plural value={page.total} one="# game" other="# games" />
      )}
      {page.state === 'device' && (
        <Trans>No network: these are the games kept on this phone.</Trans>
      )}
    </p>
  );
}

function NothingFound({ isOnDevice, onClear }: { isOnDevice: boolean; onClear?: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={
        isOnDevice ? (
          <Trans>Nothing kept on this phone fits.</Trans>
        ) : (
          <Trans>No game fits these filters.</Trans>
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
