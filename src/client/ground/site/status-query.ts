import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { statusKey } from '#client/data/status-store.ts';
import { type Permission, statusOf, systemStatus } from '#contract/system.ts';

/** Asked on every start and told anew by the socket; the last one known holds while offline. */
export const statusQuery = queryOptions({
  queryKey: statusKey,
  queryFn: ({ signal }): Promise<Permission> => ask(systemStatus, { language: undefined }, signal),
  staleTime: 30_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { changedBy: ['status.changed'] },
});

/** A maintenance whose end has passed is over, also for a phone that has been offline since. */
export function standingOf(permission: Permission, nowMs: number): 0 | 1 | 2 {
  const end = permission.maintenanceEnd;
  const isOver = end !== null && Date.parse(end) <= nowMs;
  return statusOf({ ...permission, maintenance: permission.maintenance && !isOver });
}
