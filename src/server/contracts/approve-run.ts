import type { ContractKind } from '#contract/contract-terms.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import type { ContractApp } from './contract-site.ts';
import {
  denyBill,
  lockWaiting,
  releaseWaiting,
  selectApproval,
  upsertApproval,
} from './payment-store.ts';
import { tellUnpaid } from './tell-bill.ts';

export type Approval = 'nothing-waits' | 'unnamed' | 'first' | 'same-person' | 'released';

/** Two people release a run; the second one counts only where the sum is still the one the first one saw. */
export async function approveRun(
  database: Database,
  { kind, toDay, by, now }: { kind: ContractKind; toDay: string; by: Actor; now: Date },
): Promise<Approval> {
  if (isUnnamed(by)) return 'unnamed';
  const { value } = await inTransaction(database, async (transaction) => {
    const waiting = await lockWaiting(transaction, kind, toDay);
    if (waiting.bills === 0) return done<Approval>('nothing-waits');
    const first = await selectApproval(transaction, kind, toDay);
    const isSame = first?.bills === waiting.bills && first.due === waiting.due;
    if (isSame && first.approvedBy === by.name) return done<Approval>('same-person');
    const detail = { bills: String(waiting.bills), due: waiting.due };
    if (!isSame) {
      await upsertApproval(transaction, { kind, toDay, ...waiting, by: by.name, now });
      await writeAudit(transaction, by, 'contract-bills.approve-first', `${kind}:${toDay}`, detail);
      return done<Approval>('first');
    }
    await releaseWaiting(transaction, kind, toDay);
    await writeAudit(transaction, by, 'contract-bills.approve', `${kind}:${toDay}`, detail);
    return done<Approval>('released');
  });
  return value;
}

/** Answers whether it could be denied: nothing may have been paid of it. */
export async function denyOne(
  app: Pick<ContractApp, 'database' | 'events'>,
  { billId, by, reason }: { billId: string; by: Actor; reason: string },
): Promise<boolean> {
  const { value } = await inTransaction(app.database, async (transaction) => {
    const denied = await denyBill(transaction, billId);
    if (denied) {
      await writeAudit(transaction, by, 'contract-bill.deny', `agent-bill:${billId}`, { reason });
      await tellUnpaid(app, transaction, denied, 'denied');
    }
    return done(denied !== undefined);
  });
  return value;
}
