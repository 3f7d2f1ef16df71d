import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { categoryIcons } from './category-words.ts';
import styles from './Lobby.module.css';
import { readListSearch, turnPage } from './list-search.ts';
import { OwnGames, type OwnKind } from './OwnGames.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';

export function FavouriteScreen() {
  const { t } = useLingui();
  return <AccountGames kind="FAV" title={t`Favourites`} />;
}

export function RecentScreen() {
  const { t } = useLingui();
  return <AccountGames kind="RECENT" title={t`Recent games`} />;
}

/** A member's own list, by category; for a visitor the same room, locked. */
function AccountGames({ kind, title }: { kind: OwnKind; title: string }) {
  const address = useListAddress();
  const { isLogin } = useSession();
  const { gameType = 'ALL', page = 1 } = address.search;
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>{title}</h1>
      {isLogin && <Categories address={address} />}
      <OwnGames
        kind={kind}
        gameType={gameType}
        page={page}
        onTurn={(to) => address.change(turnPage(address.search, to))}
      />
    </main>
  );
}

function Categories({ address }: { address: ListAddress }) {
  const { t } = useLingui();
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  return (
    <ChipRow
      label={t`Game categories`}
      chips={[
        { key: 'ALL', label: t`All` },
        ...(data?.menus ?? []).map(({ gameType, title }) => ({
          key: gameType,
          label: title,
          icon: categoryIcons[gameType],
        })),
      ]}
      chosen={address.search.gameType ?? 'ALL'}
      onChoose={(gameType) => address.change(readListSearch({ gameType }))}
    />
  );
}
