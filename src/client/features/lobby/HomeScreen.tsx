import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { TileSkeletons } from '#client/features/catalogue/TileSkeletons.tsx';
import { BannerCarousel } from '#client/features/content/BannerCarousel.tsx';
import { NoticeMarquee } from '#client/features/content/NoticeMarquee.tsx';
import { apart } from '#client/i18n/apart.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import { GameByAddress } from './GameByAddress.tsx';
import { classesFor, vendorsOnce } from './home-filters.ts';
import { JustWon } from './JustWon.tsx';
import { ListBar } from './ListBar.tsx';
import styles from './Lobby.module.css';
import { LobbyRows } from './LobbyRows.tsx';
import { isNarrowed } from './list-search.ts';
import { SearchLink } from './SearchLink.tsx';
import { useListAddress } from './use-list-address.ts';
import { WinnerFeed } from './use-winners.ts';
import { WinnerBoardIsland } from './WinnerBoardIsland.tsx';

const Selections = apart(() => import('./Selections.tsx').then((file) => file.Selections));
const LobbyList = apart(() => import('./LobbyList.tsx').then((file) => file.LobbyList));

const selections = ['ALL', 'HOT', 'FAV', 'RECENT'] as const;

/** The lobby, top to bottom. Words and filters turn its rows into one list; clearing them brings the rows back. */
export function HomeScreen() {
  const { t } = useLingui();
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  const address = useListAddress();
  const menus = data?.menus ?? [];
  return (
    <main className={styles.screen}>
      <h1 className={styles.told}>
        <VisuallyHidden>{t`Lobby`}</VisuallyHidden>
      </h1>
      <NoticeMarquee />
      <BannerCarousel group="w_home" />
      <JustWon />
      <CategoryRail chosen={address.search.selection === 'FAV' ? 'FAV' : 'HOME'} />
      <ListBar
        gameType="ALL"
        address={address}
        searching={<SearchLink label={t`Search games and providers`} />}
        selections={
          address.search.selection && (
            <Suspense>
              <Selections address={address} selections={selections} />
            </Suspense>
          )
        }
        vendors={vendorsOnce(menus)}
        classes={classesFor(menus, address.search.vassalage)}
      />
      {isNarrowed(address.search) ? (
        <Suspense fallback={<TileSkeletons layout="grid" />}>
          <LobbyList address={address} gameType="ALL" />
        </Suspense>
      ) : (
        <LobbyRows />
      )}
      <WinnerBoardIsland />
      <WinnerFeed />
      <GameByAddress />
    </main>
  );
}
