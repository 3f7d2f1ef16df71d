import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Heart, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Refused } from '#client/data/refused.ts';
import { BonusCounts } from '#client/features/bonus/BonusCounts.tsx';
import { gamesOpenedAtom } from '#client/features/install/install-state.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Game } from '#contract/catalogue.ts';
import { findCachedGame } from './cached-games.ts';
import { oneGameQuery } from './catalogue-queries.ts';
import { GameAbout } from './GameAbout.tsx';
import { GameFacts } from './GameFacts.tsx';
import styles from './GameSheet.module.css';
import { NoWay } from './NoWay.tsx';
import { ShareGame } from './ShareGame.tsx';
import { SimilarGames } from './SimilarGames.tsx';
import { useFavouriteIds, useToggleFavourite } from './use-favourites.ts';
import { useGrownCover } from './use-grown-cover.ts';
import { usePlay } from './use-play.ts';
import { vendorMarkOf } from './vendor-mark.ts';

/** What a tile grows into: the cover, the odds where the decision is made, and the ways to play. */
export function GameSheet({ nodeId }: { nodeId: string }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const game = useGame(nodeId);
  useGameCounted();
  const { data } = game;
  return (
    <Sheet
      title={data?.gameName ?? t`Game`}
      // What it is about comes a moment later, and the cover that has just landed may not move for it.
      size="tall"
      isTitleHidden={data !== undefined}
      onClose={close}
      footer={data && <PlayButtons game={data} />}
    >
      {data ? (
        <>
          <Shown game={data} />
          <GameAbout game={data} />
          <SimilarGames game={data} />
        </>
      ) : (
        <Missing game={game} onClose={close} />
      )}
    </Sheet>
  );
}

/** The list that showed the tile brought the whole game along, so the sheet opens without a call. */
function useGame(nodeId: string) {
  const client = useQueryClient();
  const language = useLanguage();
  const kept = findCachedGame(client, language, nodeId);
  const { data, error, refetch } = useQuery({
    ...oneGameQuery(language, nodeId),
    enabled: kept === undefined,
  });
  return { data: kept ?? data, error, retry: () => void refetch() };
}

/** Whoever has looked at a few games may be offered to keep the app. */
function useGameCounted(): void {
  const count = useSetAtom(gamesOpenedAtom);
  useEffect(() => count((before) => before + 1), [count]);
}

function Shown({ game }: { game: Game }) {
  const addressOf = useImageAddress();
  const cover = useRef<HTMLDivElement>(null);
  useGrownCover(cover);
  return (
    <article className={styles.game}>
      <div ref={cover} className={styles.cover}>
        <Picture src={addressOf(game.iconUrl)} alt="" width={180} height={240} eager />
        {game.isHot === 1 && (
          <span className={styles.hot}>
            <Trans>Hot</Trans>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.name} aria-hidden="true">
          {game.gameName}
        </p>
        <p className={styles.vendor}>
          <img src={vendorMarkOf(game.vassalage)} alt="" width={24} height={24} />
          {game.vendorName}
        </p>
        <GameFacts game={game} />
        <BonusCounts game={game.gameCode} vendor={game.vassalage} type={game.gameType} />
      </div>
    </article>
  );
}

function PlayButtons({ game }: { game: Game }) {
  const { t } = useLingui();
  const play = usePlay();
  const favourites = useFavouriteIds();
  const toggle = useToggleFavourite();
  const isFavourite = favourites.has(game.nodeId);
  return (
    <div className={styles.buttons}>
      <span className={isFavourite ? styles.kept : undefined}>
        <IconButton
          label={isFavourite ? t`Remove from favourites` : t`Add to favourites`}
          icon={Heart}
          variant="raised"
          isFilled={isFavourite}
          aria-pressed={isFavourite}
          onClick={() => toggle(game.nodeId)}
        />
      </span>
      <ShareGame game={game} />
      {game.supportPlay === 0 && (
        <Button variant="outline" size="l" onClick={() => play(game, 'trial')}>
          <Trans>Try free</Trans>
        </Button>
      )}
      <Button size="l" isWide onClick={() => play(game)}>
        <Icon of={Play} isFilled />
        <Trans>Play</Trans>
      </Button>
    </div>
  );
}

function Missing({ game, onClose }: { game: ReturnType<typeof useGame>; onClose: () => void }) {
  if (game.error instanceof Refused && game.error.code === 'game.unknown') {
    return (
      <EmptyState
        title={<Trans>This game is no longer offered.</Trans>}
        action={
          <Button onClick={onClose}>
            <Trans>Back to the games</Trans>
          </Button>
        }
      />
    );
  }
  if (game.error) return <NoWay onRetry={game.retry} />;
  return (
    <div className={styles.game} aria-busy="true">
      <div className={styles.cover}>
        <Skeleton shape="tile" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton count={4} />
      </div>
    </div>
  );
}
