import { useQueries } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Game } from '#contract/catalogue.ts';
import { type GamesWanted, gamesQuery } from './catalogue-queries.ts';
import { shownPagesAtom } from './shown-pages-atom.ts';
import type { GamesPage } from './use-games-page.ts';

export interface MoreGames {
  /** The first page's and those that followed it. */
  games: readonly Game[];
  state: 'all' | 'more' | 'loading' | 'failed';
  /** Pages come by themselves for a while; then somebody has to ask, or nobody reaches the footer. */
  isByItself: boolean;
  load: () => void;
}

const byItselfAtMost = 5;

/** The pages after the first, each asked for when one comes near the end of what is there. */
export function useMoreGames(wanted: GamesWanted, first: GamesPage): MoreGames {
  const language = useLanguage();
  const [shown, setShown] = useAtom(shownPagesAtom);
  const key = JSON.stringify([language, wanted]);
  const isWhole = first.state === 'shown' && !first.isBusy;
  const count = isWhole ? (shown.get(key) ?? 0) : 0;
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, place) =>
      gamesQuery(language, { ...wanted, page: wanted.page + 1 + place }),
    ),
  });
  const games = [...first.games, ...pages.flatMap(({ data }) => data?.games ?? [])];
  const last = pages.at(-1);
  const set = (to: number) => setShown((before) => new Map(before).set(key, to));
  const load = () => {
    if (last?.isError) void last.refetch();
    else if (!last || last.data) set(count + 1);
  };
  const rest = { games, load, isByItself: (count + 1) % byItselfAtMost !== 0 };
  if (!isWhole) return { ...rest, state: 'all' };
  if (last?.isError) return { ...rest, state: 'failed' };
  if (last && !last.data) return { ...rest, state: 'loading' };
  return { ...rest, state: wanted.page + count < first.totalPages ? 'more' : 'all' };
}
