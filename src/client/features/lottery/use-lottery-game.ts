import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { serverClock } from '#client/data/server-clock.ts';
import { randomShare } from '#client/data/socket-backoff.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { ValueOf } from '#contract/call.ts';
import type { Purse } from '#contract/inhouse.ts';
import { type openedNumero, recentResults } from '#contract/lottery.ts';
import { type lotteryBoard, ownChases, ownTickets } from '#contract/lottery-tickets.ts';
import { listenToLottery } from './listen-to-lottery.ts';
import { boardQuery, openedQuery } from './lottery-queries.ts';

/** A safety net beneath the socket: an event that was missed costs at most this. */
const askEveryMs = 30_000;
/** Phones that all ask at the very closing would ask at once. */
const spreadMs = 600;

export type Board = ValueOf<typeof lotteryBoard>;
export type OpenedNow = ValueOf<typeof openedNumero>;

/** One game as it sells now: its terms, its open numero, its last result. */
export function useLotteryGame(game: string, purse: Purse) {
  const client = useQueryClient();
  const language = useLanguage();
  const memberId = useSession().member?.id ?? '';
  const board = useQuery(boardQuery(memberId, { game, purse, language }));
  const now = useQuery({ ...openedQuery(game), refetchInterval: askEveryMs });
  const learn = useEffectEvent(() => {
    void now.refetch();
    void board.refetch();
    void client.invalidateQueries({ queryKey: [recentResults.path, game] });
    for (const call of [ownTickets, ownChases]) {
      void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
    }
  });
  useEffect(() => listenToLottery(game, () => learn()), [game]);
  const closesAt = now.data?.opened?.closesAt;
  useEffect(() => {
    if (closesAt === undefined) return;
    const waitMs = Date.parse(closesAt) - serverClock.now() + randomShare() * spreadMs;
    const timer = setTimeout(() => learn(), Math.max(waitMs, 1_000));
    return () => clearTimeout(timer);
  }, [closesAt]);
  return {
    board: board.data,
    now: now.data,
    error: board.error ?? now.error,
    reload: () => {
      void board.refetch();
      void now.refetch();
    },
  };
}
