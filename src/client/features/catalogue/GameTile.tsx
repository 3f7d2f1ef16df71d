import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { NearImage } from '#client/ui/NearImage.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Game } from '#contract/catalogue.ts';
import styles from './GameTile.module.css';
import { vendorMarkOf } from './vendor-mark.ts';

interface GameTileProps {
  game: Game;
  isFavourite: boolean;
  /** On the first screen: fetched at once. */
  isEager: boolean;
  /** The cover's whole address. */
  cover: string;
  /** What its category says on it. */
  note: ((game: Game) => ReactNode) | null;
  onOpen: (nodeId: string) => void;
  onToggle: (nodeId: string) => void;
}

/**
 * A cover to press and a heart. Eight elements at most and no question of its own: a page holds a
 * hundred of them and has to come to life on a slow phone.
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, isFavourite, isEager, cover, note, onOpen, onToggle } = props;
  const { t } = useLingui();
  const { nodeId, gameName } = game;
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.open} onClick={() => onOpen(nodeId)}>
        <span className={styles.name}>{gameName}</span>
        <Picture src={cover} alt="" width={180} height={240} eager={isEager} />
        {game.isHot === 1 && <span className={styles.hot}>{t`Hot`}</span>}
        {game.supportPlay === 0 && <span className={styles.trial} data-free>{t`Try free`}</span>}
        {note?.(game)}
        <NearImage
          className={styles.mark}
          src={vendorMarkOf(game.vassalage)}
          alt={game.vendorName}
          width={28}
          height={28}
          eager={isEager}
          decoding="async"
        />
      </button>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavourite}
        aria-label={t`Favourite: ${gameName}`}
        onClick={() => onToggle(nodeId)}
      />
    </li>
  );
});
