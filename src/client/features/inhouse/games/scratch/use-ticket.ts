import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { ask } from '#client/data/ask.ts';
import { deviceStorage } from '#client/data/device-storage.ts';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import { poolQuery } from '#client/features/inhouse/rooms/pool-query.ts';
import { holdNews } from '#client/features/wallet/held-news.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { type HouseRound, ownRounds, type Purse } from '#contract/inhouse.ts';
import { type Cover, createCover, wholly } from './scratch-cover.ts';

/** Somebody takes their time over a ticket; who has laid the phone down is told what they have. */
const scratchedWithinMs = 120_000;

const kept = deviceStorage(v.object({ id: v.string(), rubbed: v.string() }));

/** The ticket in sight, the newest there is also after a reload, as far as it has been rubbed. */
export function useTicket(played: HouseRound | null) {
  const table = use(BarState)?.table;
  const game = table?.game ?? '';
  const purse: Purse = table?.coins === null ? 'money' : 'coins';
  const memberId = useSession().member?.id ?? '';
  const isOpen = table !== undefined;
  const { data: newest } = useQuery({
    queryKey: [...ownKey(memberId, ownRounds), game, purse, 'newest'],
    queryFn: async ({ signal }) => (await ask(ownRounds, { game, purse }, signal)).list[0] ?? null,
    enabled: isOpen && played === null,
    staleTime: 0,
  });
  const pool = useQuery({
    ...poolQuery(memberId, game, purse, played?.id),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const round = played ?? newest ?? null;
  const place = memberStorageKey(memberId, `scratch:${game}:${purse}`);
  const [seenId, setSeenId] = useState<string | null>(null);
  const roundId = round?.id;
  const cover = useMemo<Cover | null>(() => {
    if (roundId === undefined) return null;
    const { id, rubbed } = kept.getItem(place, { id: '', rubbed: '' });
    if (id === roundId && rubbed === wholly) return null;
    return createCover(id === roundId ? rubbed : '');
  }, [roundId, place]);
  const reveal = () => {
    if (roundId === undefined) return;
    kept.setItem(place, { id: roundId, rubbed: wholly });
    setSeenId(roundId);
  };
  const rub = () => {
    if (roundId === undefined || !cover) return;
    if (cover.isSeen()) return reveal();
    kept.setItem(place, { id: roundId, rubbed: cover.toText() });
  };
  const isSeen = !isOpen || seenId === roundId;
  const boughtHere = played?.id;
  const isHidden = !isSeen && cover !== null;
  useEffect(() => {
    // A balance that is paid into tells what lies under the cover.
    if (boughtHere !== undefined && isHidden) return holdNews(scratchedWithinMs);
  }, [boughtHere, isHidden]);
  return { round, cover: isSeen ? null : cover, pool: pool.data, reveal, rub };
}
