import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { CategoryRail } from './CategoryRail.tsx';
import { ClassChips } from './ClassChips.tsx';
import { useCategoryTitle } from './category-words.ts';
import { inHouseClasses } from './in-house-classes.ts';
import { ListBar } from './ListBar.tsx';
import styles from './Lobby.module.css';
import { LobbyList } from './LobbyList.tsx';
import { needsLogin } from './list-search.ts';
import { Selections } from './Selections.tsx';
import { useListAddress } from './use-list-address.ts';
import { WordsField } from './WordsField.tsx';

const selections = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;

/** The house's own games, by kind. */
export function InHouseScreen() {
  const { t } = useLingui();
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  const address = useListAddress();
  const menus = data?.menus ?? [];
  const menu = menus.find((one) => one.gameType === 'INHOUSE');
  const title = useCategoryTitle()('INHOUSE', menus);
  const classes = inHouseClasses(menu?.classes ?? []);
  return (
    <main className={styles.screen}>
      <CategoryRail chosen="INHOUSE" />
      <h1 className={styles.title}>{title}</h1>
      <ListBar
        gameType="INHOUSE"
        address={address}
        searching={<WordsField address={address} label={t`Search in ${title}`} />}
        selections={<Selections address={address} selections={selections} />}
        vendors={menu?.vendors ?? []}
        classes={[]}
      />
      {!needsLogin(address.search.selection) && <ClassChips address={address} classes={classes} />}
      <LobbyList address={address} gameType="INHOUSE" label={title} eager={6} />
    </main>
  );
}
