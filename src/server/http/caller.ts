import type { CallDeclaration } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Player } from '#server/answer.ts';

export type Admission =
  | { isAdmitted: true; player: Player | null }
  | { isAdmitted: false; code: ErrorCode };

/** Whether the one behind a token may make a call; the refusals are in the contract's order. */
export async function admit(
  call: Pick<CallDeclaration, 'who' | 'evenBeforeChange'>,
  token: string | undefined,
  identify: (token: string) => Promise<Player | 'expired' | null>,
): Promise<Admission> {
  const found = token === undefined ? null : await identify(token);
  const player = found === 'expired' ? null : found;
  if (call.who === 'anyone') return { isAdmitted: true, player };
  if (player === null) {
    // A token nobody knows was forgotten after its session had ended: to its bearer, the same.
    return { isAdmitted: false, code: token === undefined ? 'session.missing' : 'session.expired' };
  }
  if (call.who === 'real-member' && player.isTrial) {
    return { isAdmitted: false, code: 'session.trial' };
  }
  if (call.who === 'agent' && !player.isAgent) {
    return { isAdmitted: false, code: 'session.not-agent' };
  }
  if (player.mustChange && !call.evenBeforeChange) {
    return { isAdmitted: false, code: 'session.must-change' };
  }
  return { isAdmitted: true, player };
}
