import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { holdNews, whenShown } from '#client/features/wallet/held-news.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { isCalm } from '#client/ui/is-calm.ts';
import { recentList } from '#contract/favourites.ts';
import { type HouseRound, housePots, type Purse } from '#contract/inhouse.ts';
import { sessionFacts } from '#contract/protection.ts';
import { useSound } from './sound/use-sound.ts';
import { type MomentGrade, momentGrade } from './stage/moment-grade.ts';

interface NewsOf {
  tableKey: QueryKey;
  purse: Purse;
  slip: number;
}

/**
 * What follows a round, as soon as its board has shown how it ended: balance or coins, how the session
 * stands, the pots, and a sound where it paid more than was staked. And what was played last is another.
 */
export function useRoundNews(
  { tableKey, purse, slip }: NewsOf,
  onShown: (round: HouseRound) => void,
) {
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
      // Two bets of one flight may end in the same moment, and each is news.
      whenShown(`round ${slip}`, () => {
        void client.invalidateQueries({ queryKey: ownKey(sessionFacts) });
        void client.invalidateQueries({ queryKey: ownKey(housePots) });
        onShown(round);
        const grade = momentGrade(round);
        if (grade === 'none') return;
        play('won');
        // A page that nobody has touched may not shake the phone, and some phones cannot.
        if (!isCalm()) navigator.vibrate?.(shakes[grade]);
      });
    },
    /** From here on the board, which has drawn the round by now, holds it back itself. */
    arrive: () => {
      held.current?.();
      held.current = null;
    },
  };
}

/** In milliseconds, on and off: a longer shake for a greater win. */
const shakes: Readonly<Record<Exclude<MomentGrade, 'none'>, number[]>> = {
  line: [18],
  scene: [24, 60, 40],
  feast: [40, 60, 40, 60, 120],
};
