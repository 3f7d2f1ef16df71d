import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import type { HouseRound, Purse } from '#contract/inhouse.ts';
import { roundsQuery } from './inhouse-queries.ts';

const shownAtMost = 20;

/** The rounds that ended here, the newest first; `told` comes in once its board has shown it. */
export function useLastRounds(game: string, purse: Purse, told: HouseRound | null): HouseRound[] {
  const memberId = useSession().member?.id ?? '';
  const { data } = useInfiniteQuery(roundsQuery(memberId, game, purse));
  const [own, setOwn] = useState<readonly HouseRound[]>([]);
  if (told && own[0]?.id !== told.id) setOwn([told, ...own].slice(0, shownAtMost));
  const before = data?.pages[0]?.list ?? [];
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...before.filter(({ id, state }) => state === 'done' && !known.has(id))].slice(
    0,
    shownAtMost,
  );
}
