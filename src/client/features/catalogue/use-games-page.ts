import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { ValueOf } from '#contract/call.ts';
import type { Game, games } from '#contract/catalogue.ts';
import { cachedPage } from './cached-games.ts';
import { type GamesWanted, gamesQuery } from './catalogue-queries.ts';

export interface GamesPage {
  games: readonly Game[];
  totalPages: number;
  /** Null where the gateway does not count them. */
  total: number | null;
  /** Words that were taken for others. */
  instead?: ValueOf<typeof games>['instead'];
  /** `waiting`: nothing to show yet. `device`: the gateway cannot be reached, this is what is here. */
  state: 'waiting' | 'shown' | 'device' | 'failed';
  /** What is shown is about to be replaced. */
  isBusy: boolean;
  retry: () => void;
}

/** A page of games, the last one standing until the next is here. */
export function useGamesPage(asked: GamesWanted): GamesPage {
  const language = useLanguage();
  const client = useQueryClient();
  // Typing stays ahead of drawing: a slow phone skips what was typed over.
  const wanted = useDeferredValue(asked);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery(language, wanted),
    placeholderData: (previous) => {
      const found = wanted.gameName ? cachedPage(client, language, wanted) : undefined;
      return found && found.total > 0 ? found : keepPreviousData(previous);
    },
  });
  const retry = () => void refetch();
  if (isError && (!data || isPlaceholderData)) {
    const found = cachedPage(client, language, wanted);
    const state = found.total > 0 || wanted.gameName ? 'device' : 'failed';
    return { ...found, state, isBusy: false, retry };
  }
  if (!data) return { games: [], totalPages: 0, total: 0, state: 'waiting', isBusy: true, retry };
  return { ...data, state: 'shown', isBusy: isPlaceholderData, retry };
}
