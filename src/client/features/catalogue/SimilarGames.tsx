import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Game } from '#contract/catalogue.ts';
import { gamesQuery } from './catalogue-queries.ts';
import styles from './GameSheet.module.css';
import { GameTiles } from './GameTiles.tsx';
import { TileSkeletons } from './TileSkeletons.tsx';

const mostShown = 8;

/** Others of the same kind, to go on to without a way back through the list. */
export function SimilarGames({ game }: { game: Game }) {
  const { t } = useLingui();
  const { gameType, gameClassify, nodeId } = game;
  const { data, isLoading } = useQuery(
    gamesQuery(useLanguage(), { gameType, gameClassify, page: 1 }),
  );
  const others = (data?.games ?? []).filter((one) => one.nodeId !== nodeId).slice(0, mostShown);
  if (others.length === 0 && !isLoading) return null;
  return (
    <section className={styles.similar} aria-label={t`Similar games`}>
      <h3 className={styles.heading}>
        <Trans>Similar games</Trans>
      </h3>
      {/* As high as what comes, so that the cover above does not move. */}
      {isLoading ? (
        <TileSkeletons layout="row" />
      ) : (
        <GameTiles games={others} layout="row" label={t`Similar games`} />
      )}
    </section>
  );
}
