import { machineName } from '#server/operator/audit.ts';
import type { WithdrawalProgress } from './next-state.ts';
import type { WithdrawalRow } from './store.ts';

export function progressOf(row: WithdrawalRow): WithdrawalProgress {
  return {
    state: row.state,
    needsTwo: row.needsTwo,
    // An older approval by the machine has no name: the same person could give the second one.
    firstApprover: row.firstApprover === machineName ? null : row.firstApprover,
    refundFirstBy: row.refundFirstBy,
    payout: BigInt(row.payout),
    sent: BigInt(row.sent),
    inFlight: BigInt(row.inFlight ?? 0),
  };
}
