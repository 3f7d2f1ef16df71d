import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent } from 'react';
import { ask } from '#client/data/ask.ts';
import { serverClock } from '#client/data/server-clock.ts';
import { wireTimes } from '#client/data/wire-times.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import type { Purse } from '#contract/inhouse.ts';
import { roomNow, type TableEvent } from '#contract/rooms.ts';
import { BarState } from '../PlayBar.tsx';
import { afterEvent, newerOf, type RoomNow } from './room-events.ts';
import { listenToRoom } from './room-socket.ts';

/** Being looked at keeps a table awake; this says so, long before it falls asleep. */
const lookEveryMs = 30_000;

/** Undefined where a round is only looked at, and until the table has answered. */
export function useRoom(): RoomNow | undefined {
  const table = use(BarState)?.table;
  const purse: Purse = table?.coins === null ? 'money' : 'coins';
  return useRoomAt(table?.game, purse);
}

export function useRoomAt(game: string | undefined, purse: Purse): RoomNow | undefined {
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const queryKey = [...ownKey(memberId, roomNow), game, purse];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const asked = await ask(roomNow, { game: game ?? '', purse }, signal);
      serverClock.learn(asked.serverTime, ...wireTimes(roomNow.path, began, performance.now()));
      return newerOf(client.getQueryData<RoomNow>(queryKey), asked);
    },
    enabled: game !== undefined,
    refetchInterval: lookEveryMs,
    staleTime: 0,
    // It is told piece by piece, and each piece is shown.
    structuralSharing: false,
  });
  const hear = useEffectEvent((event: TableEvent) => {
    const known = client.getQueryData<RoomNow>(queryKey);
    const next = known && afterEvent(known, event);
    if (next) client.setQueryData<RoomNow>(queryKey, next);
    else void refetch();
  });
  useEffect(() => {
    if (game === undefined) return;
    return listenToRoom(game, purse, (event) => hear(event));
  }, [game, purse]);
  return data;
}
