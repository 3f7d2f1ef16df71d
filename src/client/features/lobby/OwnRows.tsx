import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, Heart } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cachedGames } from '#client/features/catalogue/cached-games.ts';
import {
  allFavouritesQuery,
  recentListQuery,
} from '#client/features/catalogue/favourite-queries.ts';
import { GameTiles } from '#client/features/catalogue/GameTiles.tsx';
import { useFavouriteIds } from '#client/features/catalogue/use-favourites.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Game } from '#contract/catalogue.ts';
import { RowHead } from './RowHead.tsx';
import { shownFavourites } from './shown-favourites.ts';

/** Two lines of fourteen: more than that is what “see all” is for. */
const shownAtMost = 28;

interface OwnRowsProps {
  memberId: string;
  /** The house's own first row: what one was playing comes before it. */
  children: ReactNode;
}

export function OwnRows({ memberId, children }: OwnRowsProps) {
  const language = useLanguage();
  const { data } = useQuery(recentListQuery({ memberId, language, gameType: 'ALL', page: 1 }));
  const recents = data?.games ?? [];
  return (
    <>
      {recents.length > 0 && <RecentRow games={recents} />}
      {/* Drawn anew where it makes room: a row that slid down under a thumb would be pressed by mistake. */}
      <Fragment key={recents.length > 0 ? 'second' : 'first'}>{children}</Fragment>
      <FavouriteRow memberId={memberId} />
    </>
  );
}

function RecentRow({ games }: { games: readonly Game[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Recent games`}>
      <RowHead icon={Clock} title={t`Continue playing`} to="/recent" />
      <GameTiles games={games.slice(0, shownAtMost)} layout="row" label={t`Recent games`} />
    </section>
  );
}

function FavouriteRow({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = useQueryClient();
  const ids = useFavouriteIds();
  const { data } = useQuery(allFavouritesQuery(memberId, language));
  const games = shownFavourites(data ?? [], ids, cachedGames(client, language));
  if (games.length === 0) return null;
  return (
    <section aria-label={t`Favourites`}>
      <RowHead icon={Heart} title={t`Your favourites`} to="/favorite" />
      <GameTiles games={games.slice(0, shownAtMost)} layout="row" label={t`Favourites`} />
    </section>
  );
}
