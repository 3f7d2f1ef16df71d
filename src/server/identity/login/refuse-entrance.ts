import type { RequestOf } from '#contract/call.ts';
import { flagsOf } from '#contract/member.ts';
import type { login } from '#contract/session.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';

/** Who has no business at this door. */
export function refuseEntrance(
  entrance: RequestOf<typeof login>['entrance'],
  type: number,
): Refused<'login.not-agent' | 'login.not-member'> | null {
  const { isAgent, isTrial } = flagsOf(type);
  if (entrance === 'agent' && !isAgent) return refuse('login.not-agent');
  return isTrial ? refuse('login.not-member') : null;
}
