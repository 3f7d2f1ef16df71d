import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import { GameTiles } from '#client/features/catalogue/GameTiles.tsx';
import type { VendorLane } from '#contract/catalogue.ts';
import styles from './CategoryLane.module.css';
import { categoryIcons } from './category-words.ts';
import { RowHead } from './RowHead.tsx';
import { useApproached } from './use-approached.ts';
import { VendorCards } from './VendorCards.tsx';

interface CategoryLaneProps {
  lane: VendorLane;
  isAtOnce: boolean;
}

/**
 * A category's vendors and its first games. A lane far below keeps its room and its heading, and
 * draws the rest when one comes near: by thumb, by Tab, or by a reader's jump to the heading.
 */
export function CategoryLane({ lane, isAtOnce }: CategoryLaneProps) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const isDrawn = useApproached(section, isAtOnce);
  return (
    <section ref={section} aria-label={lane.title} className={styles.lane}>
      <RowHead
        icon={categoryIcons[lane.gameType]}
        title={lane.title}
        to={categoryPages[lane.gameType]}
      />
      {isDrawn ? (
        <>
          <VendorCards gameType={lane.gameType} cards={lane.cards} />
          <GameTiles games={lane.games} layout="row" label={t`Games: ${lane.title}`} />
        </>
      ) : (
        <div className={lane.games.length > 6 ? styles.roomForTwelve : styles.room} />
      )}
    </section>
  );
}
