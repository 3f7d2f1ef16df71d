import type { CallDeclaration } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Operator, Player } from '#server/kernel/answer.ts';

export type Admission =
  | { isAdmitted: true; player: Player | null; operator: Operator | null }
  | { isAdmitted: false; code: ErrorCode };

export type CallGate = Pick<CallDeclaration, 'who' | 'duty' | 'evenBeforeChange'>;

/** Whether the one behind a token may make a call; the refusals are in the contract's order. */
export async function admit(
  call: CallGate,
  token: string | undefined,
  identify: (token: string) => Promise<Player | 'expired' | null>,
): Promise<Admission> {
  const found = token === undefined ? null : await identify(token);
  const player = found === 'expired' ? null : found;
  if (call.who === 'anyone') return { isAdmitted: true, player, operator: null };
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
  return { isAdmitted: true, player, operator: null };
}

/**
 * Whether a call of the merchant's own people may be made; no cookie counts here. Paying asks for a
 * second factor besides the token.
 */
export async function admitOperator(
  { duty, evenRunOut }: Pick<CallDeclaration, 'duty' | 'evenRunOut'>,
  authorization: string | undefined,
  identify: (token: string) => Promise<Operator | null>,
): Promise<Admission> {
  const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? '')?.[1];
  const operator = token === undefined ? null : await identify(token);
  if (operator === null) return { isAdmitted: false, code: 'operator.missing' };
  if (evenRunOut) return { isAdmitted: true, player: null, operator };
  if (duty === undefined || !operator.duties.includes(duty)) {
    return { isAdmitted: false, code: 'operator.not-allowed' };
  }
  if (!operator.isFresh) return { isAdmitted: false, code: 'operator.run-out' };
  if (duty === 'pay' && !operator.isProved) return { isAdmitted: false, code: 'operator.unproved' };
  return { isAdmitted: true, player: null, operator };
}
