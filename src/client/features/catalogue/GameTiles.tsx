import { use, useCallback } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Game } from '#contract/catalogue.ts';
import { ComingTiles } from './ComingTiles.tsx';
import { GameTile } from './GameTile.tsx';
import styles from './GameTiles.module.css';
import { linesOfRow } from './list-rules.ts';
import { TileNoteContext } from './tile-note.ts';
import { useFavouriteIds, useToggleFavourite } from './use-favourites.ts';

interface GameTilesProps {
  games: readonly Game[];
  /** A row slides sideways on a phone; a grid goes on downwards. */
  layout: 'row' | 'grid';
  label: string;
  /** So many covers stand on the first screen and are fetched at once. */
  eager?: number | undefined;
  isBusy?: boolean;
  /** More is on its way: grey tiles fill the last line, so that none stands alone. */
  isGoingOn?: boolean | undefined;
  /** The first ten bear their place in large figures. */
  isRanked?: boolean;
}

/** Tiles that share their questions: favourites, image host and overlays are asked for once a list. */
export function GameTiles(props: GameTilesProps) {
  const {
    games,
    layout,
    label,
    eager = 0,
    isBusy = false,
    isGoingOn = false,
    isRanked = false,
  } = props;
  const favourites = useFavouriteIds();
  const addressOf = useImageAddress();
  const openOverlay = useOpenOverlay();
  const toggle = useToggleFavourite();
  const note = use(TileNoteContext);
  const open = useCallback(
    (nodeId: string) => openOverlay({ kind: 'game', nodeId }),
    [openOverlay],
  );
  const isTwoLines = layout === 'row' && linesOfRow(games.length) === 2;
  return (
    <ul
      className={classNames(styles[layout], isTwoLines && styles.two, isRanked && styles.ranked)}
      aria-label={label}
      aria-busy={isBusy || undefined}
    >
      {games.map((game, place) => (
        <GameTile
          key={game.nodeId}
          game={game}
          isFavourite={favourites.has(game.nodeId)}
          isEager={place < eager}
          cover={addressOf(game.iconUrl)}
          note={note}
          onOpen={open}
          onToggle={toggle}
        />
      ))}
      {isGoingOn && <ComingTiles />}
    </ul>
  );
}
