import type { Contract } from '#contract/contracts.ts';
import type { ContractAct } from './use-answer.ts';

/** What the caller can do with a contract now; nothing where it is the other side's turn, or over. */
export function actsOf({
  waitsForMe,
  mayWithdraw,
  mayAskToEnd,
}: Pick<Contract, 'waitsForMe' | 'mayWithdraw' | 'mayAskToEnd'>): readonly ContractAct[] {
  if (waitsForMe) return ['accept', 'decline'];
  if (mayWithdraw) return ['withdraw'];
  return mayAskToEnd ? ['end'] : [];
}
