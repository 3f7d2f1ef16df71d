import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { GameType } from '#contract/values.ts';
import { CategoryRail } from './CategoryRail.tsx';
import { useCategoryTitle } from './category-words.ts';
import { ListBar } from './ListBar.tsx';
import styles from './Lobby.module.css';
import { LobbyList } from './LobbyList.tsx';
import { Selections } from './Selections.tsx';
import { ToldPart } from './ToldPart.tsx';
import { useListAddress } from './use-list-address.ts';
import { VendorRail } from './VendorRail.tsx';
import { WordsField } from './WordsField.tsx';

const selections = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const;

/** A category with many games: vendors to choose from, filters, and pages of tiles. */
export function GameListCenter({ gameType }: { gameType: 'LIVE' | 'FISH' | 'RNG' | 'PVP' }) {
  const { t } = useLingui();
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  const address = useListAddress(gameType === 'RNG' ? 'vassalage' : undefined);
  const { vassalage } = address.search;
  const menus = data?.menus ?? [];
  const menu = menus.find((one) => one.gameType === gameType);
  const title = useCategoryTitle()(gameType satisfies GameType, menus);
  return (
    <main className={styles.screen}>
      <h1 className={styles.told}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <CategoryRail chosen={gameType} />
      <ListBar
        gameType={gameType}
        address={address}
        searching={<WordsField address={address} label={t`Search in ${title}`} />}
        selections={<Selections address={address} selections={selections} />}
        vendors={menu?.vendors ?? []}
        classes={menu?.classes ?? []}
        hasHints={gameType === 'RNG'}
      />
      <VendorRail address={address} vendors={menu?.vendors ?? []} />
      {(gameType === 'LIVE' || gameType === 'RNG') && (
        <ToldPart key={vassalage} gameType={gameType} vassalage={vassalage} />
      )}
      <LobbyList address={address} gameType={gameType} label={title} eager={6} />
    </main>
  );
}
