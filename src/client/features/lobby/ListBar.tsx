import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { GameClass, VendorItem } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import styles from './ListBar.module.css';
import { needsLogin } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';

const FilterSheet = apart(() => import('./FilterSheet.tsx').then((file) => file.FilterSheet));

interface ListBarProps {
  address: ListAddress;
  /** A field, or a way to the page of search. */
  searching: ReactNode;
  /** Which games, all or one's own: a row of its own beneath. */
  selections: ReactNode;
  vendors: readonly VendorItem[];
  classes: readonly GameClass[];
  /** Bet and lines: hints that only slots have. */
  hasHints?: boolean;
  gameType: GameType | 'ALL';
}

/** Search, selections, and behind one button the vendor and the class: tiles stay on the first screen. */
export function ListBar(props: ListBarProps) {
  const { address, searching, selections, ...filters } = props;
  const { t } = useLingui();
  const { search } = address;
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
        {searching}
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
      {selections}
    </div>
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
