import { begin } from '#client/ground/page/begin.ts';
import { boardQuery, lobbyQuery, openedQuery } from './lottery-queries.ts';

interface LotteryWanted {
  gameCode?: string | undefined;
}

/** What a lottery's room asks first; an address that names no game opens the first of a list. */
export const beginLottery = begin<LotteryWanted>(
  ({ client, memberId, isTrial, language }, { gameCode: game }) => {
    if (game === undefined) return [client.prefetchQuery(lobbyQuery(language))];
    const purse = isTrial ? 'coins' : 'money';
    return [
      client.prefetchQuery(boardQuery(memberId, { game, purse, language })),
      client.prefetchQuery(openedQuery(game)),
    ];
  },
  { isForTrial: true },
);
