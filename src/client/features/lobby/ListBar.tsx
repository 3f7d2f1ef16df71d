import { Trans, useLingui } from '@lingui/react/macro';
import { Search, SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchField } from '#client/features/catalogue/SearchField.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { GameClass, VendorItem } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import styles from './ListBar.module.css';
import { chooseSelection, type ListSelection, needsLogin, typeWords } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';

const FilterSheet = apart(() => import('./FilterSheet.tsx').then((file) => file.FilterSheet));

interface ListBarProps {
  address: ListAddress;
  searchLabel: string;
  selections: readonly ListSelection[];
  vendors: readonly VendorItem[];
  classes: readonly GameClass[];
  /** Bet and lines: hints that only slots have. */
  hasHints?: boolean;
  /** Selections wait behind the button too, unless one is chosen. */
  isBrief?: boolean;
  /** The field leads to the page of search instead of filtering this list. */
  isSearchApart?: boolean;
  gameType: GameType | 'ALL';
}

/** Search, selections, and behind one button the vendor and the class: tiles stay on the first screen. */
export function ListBar(props: ListBarProps) {
  const {
    address,
    searchLabel,
    selections,
    isBrief = false,
    isSearchApart = false,
    ...filters
  } = props;
  const { t } = useLingui();
  const { search, change } = address;
  const count = [
    search.vassalage,
    search.vendors,
    search.class,
    search.lines,
    search.bet,
    search.volatility,
    search.sort,
  ].filter((value) => value !== undefined).length;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useTopOnSearch(bar, search.q !== undefined);
  const isOwn = needsLogin(search.selection);
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.line}>
        {isSearchApart ? (
          <Go to="/search" className={styles.search} aria-label={searchLabel}>
            <Icon of={Search} />
            <span aria-hidden="true">{searchLabel}</span>
          </Go>
        ) : (
          <SearchField
            words={search.q ?? ''}
            label={searchLabel}
            onWords={(words) => {
              // Words look through the catalogue, not through one's own lists.
              change(typeWords(isOwn ? {} : search, words), 'quietly');
            }}
          />
        )}
        {!isOwn && (
          <button
            type="button"
            className={styles.toggle}
            aria-haspopup="dialog"
            aria-label={count > 0 ? t`Filters, ${count} in use` : t`Filters`}
            onClick={() => setOpen(true)}
          >
            <Icon of={SlidersHorizontal} />
            <span className={styles.word} aria-hidden="true">
              <Trans>Filters</Trans>
            </span>
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </button>
        )}
      </div>
      {isOpen && !isOwn && (
        <Suspense>
          <FilterSheet address={address} {...filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {(!isBrief || search.selection) && <Selections address={address} selections={selections} />}
    </div>
  );
}

function Selections({
  address,
  selections,
}: {
  address: ListAddress;
  selections: readonly ListSelection[];
}) {
  const { t } = useLingui();
  const { isLogin } = useSession();
  const open = useOpenOverlay();
  const words: Record<ListSelection, string> = {
    ALL: t`All`,
    NEW: t`New`,
    HOT: t`Hot`,
    FAV: t`Favourites`,
    RECENT: t`Recent`,
  };
  return (
    <ChipRow
      label={t`Which games`}
      chips={selections.map((key) => ({ key, label: words[key] }))}
      chosen={address.search.selection ?? 'ALL'}
      onChoose={(key) => {
        if (needsLogin(key) && !isLogin) open({ kind: 'login', goOn: { why: 'lists' } });
        else address.change(chooseSelection(address.search, key));
      }}
    />
  );
}

/** On a phone the keyboard takes the lower half, so what is found has to begin near the top. */
function useTopOnSearch(bar: { current: HTMLElement | null }, isSearching: boolean): void {
  const was = useRef(isSearching);
  useEffect(() => {
    if (isSearching && !was.current) bar.current?.scrollIntoView({ block: 'start' });
    was.current = isSearching;
  }, [bar, isSearching]);
}
