import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, Clock, Flame, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { hotGamesQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import { GameTiles } from '#client/features/catalogue/GameTiles.tsx';
import { vendorMarkOf } from '#client/features/catalogue/vendor-mark.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Chip } from '#client/ui/Chip.tsx';
import type { GameMenu, VendorItem } from '#contract/catalogue.ts';
import { categoryIcons, useCategoryTitle } from './category-words.ts';
import { vendorsOnce } from './home-filters.ts';
import { RowHead } from './RowHead.tsx';
import { recentSearches } from './recent-searches.ts';
import styles from './SearchScreen.module.css';

interface SearchIdleProps {
  memberId: string | null;
  menus: readonly GameMenu[];
  onWords: (words: string) => void;
}

/** While nothing is typed: what was looked for, what others play, who makes games, which kinds there are. */
export function SearchIdle({ memberId, menus, onWords }: SearchIdleProps) {
  const { t } = useLingui();
  const titleOf = useCategoryTitle();
  const { data: hot } = useQuery(hotGamesQuery(useLanguage()));
  return (
    <>
      <Recents memberId={memberId} onWords={onWords} />
      {hot && hot.length > 0 && (
        <section className={styles.part} aria-label={t`Popular games`}>
          <RowHead icon={Flame} title={t`Popular games`} />
          <GameTiles games={hot} layout="row" label={t`Popular games`} eager={4} />
        </section>
      )}
      <section className={styles.part} aria-label={t`Categories`}>
        <RowHead icon={LayoutGrid} title={t`Categories`} />
        <div className={styles.chips}>
          {menus.map(({ gameType }) => (
            <Chip key={gameType} to={categoryPages[gameType]} icon={categoryIcons[gameType]}>
              {titleOf(gameType, menus)}
            </Chip>
          ))}
        </div>
      </section>
      <section className={styles.part} aria-label={t`Providers`}>
        <RowHead icon={Building2} title={t`Providers`} />
        <div className={styles.vendors}>
          {vendorsOnce(menus).map((vendor) => (
            <Vendor key={vendor.vassalage} vendor={vendor} menus={menus} onWords={onWords} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Searching for a provider's name finds all its games. */
function Vendor({
  vendor: { vassalage, displayName },
  menus,
  onWords,
}: {
  vendor: VendorItem;
  menus: readonly GameMenu[];
  onWords: (words: string) => void;
}) {
  const games = menus
    .flatMap(({ vendors }) => vendors)
    .filter((one) => one.vassalage === vassalage)
    .reduce((sum, one) => sum + one.games, 0);
  return (
    <button type="button" className={styles.vendor} onClick={() => onWords(displayName)}>
      <img src={vendorMarkOf(vassalage)} alt="" width={36} height={36} loading="lazy" />
      <span>
        {displayName}
        <small>
          <Plural value={games} one="# game" other="# games" />
        </small>
      </span>
    </button>
  );
}

function Recents({ memberId, onWords }: Pick<SearchIdleProps, 'memberId' | 'onWords'>) {
  const { t } = useLingui();
  const [words, setWords] = useState(() => recentSearches(memberId).read());
  if (words.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Your last searches`}>
      <RowHead icon={Clock} title={t`Your last searches`}>
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            recentSearches(memberId).forget();
            setWords([]);
          }}
        >
          <Trans>Clear</Trans>
        </button>
      </RowHead>
      <div className={styles.chips}>
        {words.map((each) => (
          <Chip key={each} onClick={() => onWords(each)}>
            {each}
          </Chip>
        ))}
      </div>
    </section>
  );
}
