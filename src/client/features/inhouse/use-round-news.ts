import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { holdNews, whenShown } from '#client/features/wallet/held-news.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { recentList } from '#contract/favourites.ts';
import { type HouseRound, housePots, type Purse } from '#contract/inhouse.ts';
import { sessionFacts } from '#contract/protection.ts';
import { useSound } from './sound/use-sound.ts';

/**
 * What follows a round, as soon as its board has shown how it ended: balance or coins, how the session
 * stands, the pots, and a sound where it paid more than was staked. And what was played last is another.
 */
export function useRoundNews(tableKey: QueryKey, purse: Purse) {
  const client = useQueryClient();
  const ownKey = useOwnKey();
  const refreshBalance = useRefreshBalance();
  const play = useSound();
  const held = useRef<(() => void) | null>(null);
  useEffect(() => () => held.current?.(), []);
  return {
    /** The event of the socket may be here before the answer is, so nothing is told from now on. */
    expect: () => {
      play('begin');
      held.current?.();
      held.current = holdNews();
    },
    tell: (round: HouseRound) => {
      if (purse === 'money') refreshBalance();
      else whenShown('coins', () => void client.invalidateQueries({ queryKey: tableKey }));
      void client.invalidateQueries({ queryKey: ownKey(recentList) });
      if (round.state === 'open') return;
      whenShown('round', () => {
        void client.invalidateQueries({ queryKey: ownKey(sessionFacts) });
        void client.invalidateQueries({ queryKey: ownKey(housePots) });
        if (hasWon(round)) play('won');
      });
    },
    /** From here on the board, which has drawn the round by now, holds it back itself. */
    arrive: () => {
      held.current?.();
      held.current = null;
    },
  };
}

/** More than was staked: less is no win, whatever a game may call it. */
export function hasWon({ state, paid, awarded, staked }: HouseRound): boolean {
  return state === 'done' && paid !== null && BigInt(paid) + BigInt(awarded) > BigInt(staked);
}
