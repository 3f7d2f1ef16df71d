import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, Heart, LockKeyhole } from 'lucide-react';
import { cachedGames } from '#client/features/catalogue/cached-games.ts';
import {
  favouriteListQuery,
  recentListQuery,
} from '#client/features/catalogue/favourite-queries.ts';
import { PagedGames } from '#client/features/catalogue/GameList.tsx';
import { useFavouriteIds } from '#client/features/catalogue/use-favourites.ts';
import type { GamesPage } from '#client/features/catalogue/use-games-page.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Game } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import { shownFavourites } from './shown-favourites.ts';

export type OwnKind = 'FAV' | 'RECENT';

interface OwnGamesProps {
  kind: OwnKind;
  gameType: GameType | 'ALL';
  page: number;
  onTurn: (page: number) => void;
}

/** A member's favourites or recents; a visitor is told what would be here, and how. */
export function OwnGames(props: OwnGamesProps) {
  const { member } = useSession();
  if (!member) return <Locked kind={props.kind} />;
  return props.kind === 'FAV' ? (
    <Favourites {...props} memberId={member.id} />
  ) : (
    <Recents {...props} memberId={member.id} />
  );
}

const noGames: ReadonlyMap<string, Game> = new Map();

type ListProps = OwnGamesProps & { memberId: string };

function Favourites({ memberId, gameType, page, onTurn }: ListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const ids = useFavouriteIds();
  const client = useQueryClient();
  const list = useQuery(favouriteListQuery({ memberId, language, gameType, page }));
  const listed = list.data?.games ?? [];
  // Where the list has more pages, what is not on this one may well be on another.
  const isWhole = gameType === 'ALL' && (list.data?.totalPages ?? 0) < 2;
  const known = isWhole ? cachedGames(client, language) : noGames;
  return (
    <PagedGames
      page={pageOf(list, shownFavourites(listed, ids, known))}
      at={page}
      label={t`Favourites`}
      onTurn={onTurn}
      empty={<Empty kind="FAV" />}
    />
  );
}

function Recents({ memberId, gameType, page, onTurn }: ListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useQuery(recentListQuery({ memberId, language, gameType, page }));
  return (
    <PagedGames
      page={pageOf(list, list.data?.games ?? [])}
      at={page}
      label={t`Recent games`}
      onTurn={onTurn}
      empty={<Empty kind="RECENT" />}
    />
  );
}

function pageOf(
  list: { data?: { totalPages: number }; isError: boolean; refetch: () => unknown },
  games: GamesPage['games'],
): GamesPage {
  const state = list.data ? 'shown' : list.isError ? 'failed' : 'waiting';
  return {
    games,
    totalPages: list.data?.totalPages ?? 0,
    total: null,
    state,
    isBusy: false,
    retry: () => void list.refetch(),
  };
}

function Empty({ kind }: { kind: OwnKind }) {
  return (
    <EmptyState
      icon={kind === 'FAV' ? Heart : Clock}
      title={
        kind === 'FAV' ? (
          <Trans>No favourites here yet.</Trans>
        ) : (
          <Trans>You have not played here yet.</Trans>
        )
      }
      action={
        <Button to="/">
          <Trans>Explore the lobby</Trans>
        </Button>
      }
    >
      {kind === 'FAV' && <Trans>Tap the heart on a game to save it here.</Trans>}
    </EmptyState>
  );
}

function Locked({ kind }: { kind: OwnKind }) {
  const open = useOpenOverlay();
  return (
    <EmptyState
      icon={LockKeyhole}
      title={
        kind === 'FAV' ? (
          <Trans>Log in to see your favourites.</Trans>
        ) : (
          <Trans>Log in to see what you played last.</Trans>
        )
      }
      action={
        <>
          <Button
            onClick={() =>
              open({
                kind: 'login',
                goOn: { why: 'lists', to: kind === 'FAV' ? '/favorite' : '/recent' },
              })
            }
          >
            <Trans>Log in</Trans>
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              open({
                kind: 'register',
                goOn: { why: 'lists', to: kind === 'FAV' ? '/favorite' : '/recent' },
              })
            }
          >
            <Trans>Sign up</Trans>
          </Button>
        </>
      }
    >
      {kind === 'FAV' ? (
        <Trans>Your favourites are saved to your account, so you see them on every phone.</Trans>
      ) : (
        <Trans>Your recent games are saved to your account, not on this phone.</Trans>
      )}
    </EmptyState>
  );
}
