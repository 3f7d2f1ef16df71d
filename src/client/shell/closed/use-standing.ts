import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { standingOf, statusQuery } from '#client/ground/site/status-query.ts';
import { type Permission, statusOf } from '#contract/system.ts';
import { clockAheadMs } from './time-left.ts';

const checkEveryMs = 60_000;
/** The longest a timer can wait. An end further off is met by asking every minute. */
const longestWaitMs = 2_147_483_647;

/** Whether the site is open, from the last status known, and how to ask again. */
export function useStanding() {
  const { data, dataUpdatedAt, refetch, isFetching } = useQuery({
    ...statusQuery,
    // The socket tells when it opens again; where there is no socket, asking does.
    refetchInterval: ({ state }) =>
      state.data && statusOf(state.data) !== 0 ? checkEveryMs : false,
  });
  // While the site is open the time decides nothing, so gateway and browser render the same.
  const [nowMs, setNowMs] = useState(() => Date.now());
  const aheadMs = data ? clockAheadMs(data.serverTime, dataUpdatedAt) : 0;
  const standing = data ? standingOf(data, nowMs + aheadMs) : 0;
  const endMs = data ? endOf(data, aheadMs) : null;

  useEffect(() => {
    if (endMs === null || standing !== 1) return;
    const waitMs = Math.min(Math.max(endMs - Date.now(), 0) + 500, longestWaitMs);
    const timer = setTimeout(() => {
      // The gateway has the first word; where it cannot be reached, an end that has passed is an end.
      void refetch().finally(() => setNowMs(Date.now()));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [endMs, standing, refetch]);

  useReopening(standing);
  return { permission: data, standing, endMs, check: () => void refetch(), isChecking: isFetching };
}

/** When the site opens again, what was refused while it was closed is asked for anew. */
function useReopening(standing: 0 | 1 | 2): void {
  const router = useRouter();
  const before = useRef(standing);
  useEffect(() => {
    const wasClosed = before.current !== 0;
    before.current = standing;
    if (wasClosed && standing === 0) void router.invalidate();
  }, [standing, router]);
}

/** The end by the clock of this device. */
function endOf({ maintenance, maintenanceEnd }: Permission, aheadMs: number): number | null {
  return maintenance && maintenanceEnd !== null ? Date.parse(maintenanceEnd) - aheadMs : null;
}
