import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onServerEvent } from '#client/data/server-events.ts';
import { winnerBoardQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { addWinner } from '#client/features/catalogue/list-rules.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Winner } from '#contract/catalogue.ts';
import { latestWins } from './latest-wins.ts';

/** Told since the page was opened; a small win never reaches the board, and is news all the same. */
const toldAtom = atom<readonly Winner[]>([]);

/** The board of the highest wins, kept up to date by what the gateway tells. */
export function useWinnerBoard() {
  return useQuery(winnerBoardQuery(useLanguage()));
}

/** The latest wins, the newest first. */
export function useLatestWins(): readonly Winner[] {
  const { data } = useWinnerBoard();
  return latestWins(useAtomValue(toldAtom), data ?? []);
}

/** Carries the gateway's news into board and ticker; mounted once, on home. */
export function WinnerFeed(): null {
  const client = useQueryClient();
  const language = useLanguage();
  const setTold = useSetAtom(toldAtom);
  useEffect(
    () =>
      onServerEvent('winner.added', ({ body }) => {
        setTold((told) => latestWins([body], told));
        client.setQueryData(
          winnerBoardQuery(language).queryKey,
          (board) => board && addWinner(board, body),
        );
      }),
    [client, language, setTold],
  );
  return null;
}
