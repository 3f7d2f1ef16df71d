import type { Standing } from './next-state.ts';
import type { WithdrawalRow } from './store.ts';

export function standingOf(row: WithdrawalRow): Standing {
  return {
    state: row.state,
    needsTwo: row.needsTwo,
    firstApprover: row.firstApprover,
    payout: BigInt(row.payout),
    sent: BigInt(row.sent),
    inFlight: BigInt(row.inFlight ?? 0),
  };
}
