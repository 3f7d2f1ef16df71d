import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { NoWay } from '#client/features/catalogue/NoWay.tsx';
import { TileNoteContext } from '#client/features/catalogue/tile-note.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import { useCategoryTitle } from './category-words.ts';
import styles from './Lobby.module.css';
import { LobbyList } from './LobbyList.tsx';
import { lotteryNote } from './LotteryNote.tsx';
import { RowHead } from './RowHead.tsx';
import { ToldPart } from './ToldPart.tsx';
import { useListAddress } from './use-list-address.ts';
import { VendorTiles } from './VendorTiles.tsx';

/** A category that one enters through its vendors: a tile for each, and games to begin with. */
export function GameCenter({ gameType }: { gameType: 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT' }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(gameMenusQuery(useLanguage()));
  const address = useListAddress();
  const isLottery = gameType === 'LOTT' || gameType === 'ELOTT';
  const menus = data?.menus ?? [];
  const menu = menus.find((one) => one.gameType === gameType);
  const title = useCategoryTitle()(gameType, menus);
  return (
    <main className={styles.screen}>
      <CategoryRail chosen={gameType} />
      <h1 className={styles.title}>{title}</h1>
      {menu && (gameType === 'SPORTS' || gameType === 'ESPORTS') && (
        <ToldPart gameType={gameType} vassalage={undefined} />
      )}
      {menu && <VendorTiles gameType={gameType} vendors={menu.vendors} />}
      {!data && isError && <NoWay onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="card" count={2} />}
      {data && !menu && <EmptyState title={<Trans>This category is closed for now.</Trans>} />}
      {menu && (
        <section aria-label={t`Featured games`}>
          <RowHead icon={Star} title={t`Featured games`} />
          <TileNoteContext value={isLottery ? lotteryNote : null}>
            <LobbyList address={address} gameType={gameType} label={t`Featured games`} />
          </TileNoteContext>
        </section>
      )}
    </main>
  );
}
