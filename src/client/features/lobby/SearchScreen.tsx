import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { gameMenusQuery, hotGamesQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { GameList } from '#client/features/catalogue/GameList.tsx';
import { GameTiles } from '#client/features/catalogue/GameTiles.tsx';
import { SearchField } from '#client/features/catalogue/SearchField.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import screen from './Lobby.module.css';
import { typeWords } from './list-search.ts';
import { recentSearches } from './recent-searches.ts';
import { SearchIdle } from './SearchIdle.tsx';
import styles from './SearchScreen.module.css';
import { useListAddress } from './use-list-address.ts';

/** Words that stood still for so long were meant. */
const meantMs = 1_500;

/** Search as a page of its own: ways in while nothing is typed, games as one types. */
export function SearchScreen() {
  const { t } = useLingui();
  const { search, change } = useListAddress();
  const { member } = useSession();
  const memberId = member?.id ?? null;
  const { data } = useQuery(gameMenusQuery(useLanguage()));
  const words = search.q ?? '';
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => recentSearches(memberId).keep(words), meantMs);
    return () => clearTimeout(timer);
  }, [words, memberId]);
  const type = (typed: string) => change(typeWords({}, typed), 'quietly');
  return (
    <main className={screen.screen}>
      <h1 className={screen.told}>
        <VisuallyHidden>{t`Search`}</VisuallyHidden>
      </h1>
      <div className={styles.field}>
        <SearchField words={words} label={t`Search games and providers`} onWords={type} isFocused />
      </div>
      {words === '' ? (
        <SearchIdle memberId={memberId} menus={data?.menus ?? []} onWords={type} />
      ) : (
        <GameList
          wanted={{ gameType: 'ALL', gameName: words, page: 1 }}
          label={t`Games found`}
          empty={<NothingCalledSo words={words} onClear={() => type('')} />}
        />
      )}
    </main>
  );
}

/** A kind way out: what was looked for, and what others play. */
function NothingCalledSo({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useLingui();
  const { data } = useQuery(hotGamesQuery(useLanguage()));
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={<Trans>No results for “{words}”.</Trans>}
        action={
          <Button variant="outline" onClick={onClear}>
            <Trans>Clear the search</Trans>
          </Button>
        }
      >
        <Trans>
          Check the spelling, or try the name of a provider. Meanwhile, these are popular:
        </Trans>
      </EmptyState>
      {data && <GameTiles games={data} layout="row" label={t`Popular games`} />}
    </>
  );
}
