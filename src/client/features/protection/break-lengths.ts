import type { RequestOf } from '#contract/call.ts';
import type { beginBreak } from '#contract/protection.ts';

export type BreakRequest = RequestOf<typeof beginBreak>;

/** What people choose from; the gateway takes every length between. */
export const coolOffDays = [1, 3, 7, 14, 28, 42] as const;
export const exclusionLengths = [6, 12, 24, 60] as const;

/** Written as `cool-off 7` or `exclusion 6`, as a list's option holds it. */
export function readBreak(chosen: string): BreakRequest {
  const [kind, length] = chosen.split(' ');
  const count = Number(length);
  if (kind === 'exclusion') return { kind: 'exclusion', months: count };
  return { kind: 'cool-off', hours: count * 24 };
}
