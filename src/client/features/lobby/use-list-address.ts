import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { type ListSearch, readListSearch } from './list-search.ts';

export interface ListAddress {
  search: ListSearch;
  /** `quietly` leaves no step in the history: what is typed key by key is one thought. */
  change: (next: ListSearch, how?: 'quietly') => void;
}

const nothing: ListSearch = {};

/**
 * A list's state, as the address holds it. The gateway renders a page once for everyone, heeding only
 * the `rendered` part of its address; the first render in the browser has to be the same.
 */
export function useListAddress(rendered?: 'vassalage'): ListAddress {
  const raw = useSearch({ strict: false });
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const search = useMemo(() => {
    const whole = readListSearch(raw);
    if (isHydrated) return whole;
    return rendered && whole.vassalage ? { vassalage: whole.vassalage } : nothing;
  }, [raw, isHydrated, rendered]);
  const change = useCallback(
    (next: ListSearch, how?: 'quietly') =>
      void navigate({
        to: '.',
        search: readListSearch(next),
        replace: how === 'quietly',
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, change };
}
