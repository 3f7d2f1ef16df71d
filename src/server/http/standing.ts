import type { ErrorCode } from '#contract/errors.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Standing } from './dependencies.ts';

/** What a call is answered while the site is not open to its caller. */
export function standingRefusal(
  standing: Standing,
  clock: Clock,
): [code: ErrorCode, details: { retryAfterSeconds?: number }] | undefined {
  if (standing.status === 0) return undefined;
  if (standing.status === 2) return ['system.region-blocked', {}];
  return ['system.maintenance', { retryAfterSeconds: secondsUntilOpen(standing, clock) }];
}

/** Without a known end, or past it, a minute is a polite pause. */
export function secondsUntilOpen({ maintenanceEnd }: Standing, clock: Clock): number {
  const left = maintenanceEnd ? maintenanceEnd.getTime() - clock.now().getTime() : 0;
  return left > 0 ? Math.ceil(left / 1000) : 60;
}
