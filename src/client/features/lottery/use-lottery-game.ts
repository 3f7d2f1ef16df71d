import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { serverClock } from '#client/data/server-clock.ts';
import { randomShare } from '#client/data/socket-backoff.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { ValueOf } from '#contract/call.ts';
import type { Purse } from '#contract/inhouse.ts';
import { numeroProof, type openedNumero, recentResults } from '#contract/lottery.ts';
import { type lotteryBoard, oneTicket, ownTickets } from '#contract/lottery-tickets.ts';
import type { TableEvent } from '#contract/rooms.ts';
import { collectStale, type Stale, staleAfter } from './collect-stale.ts';
import { keepSheets } from './later-sheets.ts';
import { listenToLottery } from './listen-to-lottery.ts';
import { boardQuery, keepResults, openedQuery } from './lottery-queries.ts';
import { keptSeals } from './tickets/kept-seals.ts';
import { useKeptTickets } from './use-kept-tickets.ts';

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
  const learn = useEffectEvent((stale: ReadonlySet<Stale>) => {
    // What is on its way already brings what is asked for: an event does not begin it anew.
    if (stale.has('sale')) {
      void now.refetch({ cancelRefetch: false });
      void board.refetch({ cancelRefetch: false });
    }
    if (!stale.has('results')) return;
    for (const call of [recentResults, numeroProof]) {
      void client.invalidateQueries({ queryKey: [call.path, game] }, { cancelRefetch: false });
    }
  });
  useEffect(() => {
    const collected = collectStale(
      (stale) => learn(stale),
      () => randomShare() * spreadMs,
    );
    const stop = listenToLottery(game, (event) => {
      keepRoot(event, memberId);
      collected.add(staleAfter(event));
    });
    return () => {
      stop();
      collected.stop();
    };
  }, [game, memberId]);
  useEffect(() => void keepResults(client, game), [client, game]);
  useEffect(() => void keepSheets(), []);
  useKeptTickets({ memberId, purse, game, language });
  const closesAt = now.data?.opened?.closesAt;
  useEffect(() => {
    if (closesAt === undefined) return;
    const waitMs = Date.parse(closesAt) - serverClock.now() + randomShare() * spreadMs;
    const timer = setTimeout(
      () => {
        learn(new Set(['sale']));
        // What was sold for it can no longer be taken back.
        for (const call of [ownTickets, oneTicket]) {
          void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
        }
      },
      Math.max(waitMs, 1_000),
    );
    return () => clearTimeout(timer);
  }, [client, memberId, closesAt]);
  return {
    board: board.data,
    now: now.data,
    /** By this device's clock: when the gateway last said how the game stands. */
    learntAtMs: now.dataUpdatedAt,
    error: board.error ?? now.error,
    reload: () => {
      void board.refetch();
      void now.refetch();
    },
  };
}

/** Heard at the closing, a list's root is what the draw is held against later. */
function keepRoot(event: TableEvent, memberId: string): void {
  if (event.kind !== 'lottery.numero' || event.body.state !== 'closed') return;
  const { game, numero, listRoot } = event.body;
  if (listRoot !== null) keptSeals(memberId).keepRoot(game, numero, listRoot);
}
