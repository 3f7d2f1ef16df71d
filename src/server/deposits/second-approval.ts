import type { Transaction } from '#server/db/open.ts';
import { type Actor, isUnnamed, machineName } from '#server/operator/audit.ts';
import { needsTwoPeople } from '#server/operator/four-eyes.ts';
import {
  deleteFirstApproval,
  type FirstApproval,
  lockFirstApproval,
  upsertFirstApproval,
} from './review-store.ts';

interface ApprovalRequest extends Omit<FirstApproval, 'by'> {
  amount: bigint;
  actor: Actor;
  now: Date;
}

/**
 * Four-eyes rule: above the merchant's threshold the first approval is stored, and the second, by another
 * operator, must approve the identical action. An approval of another action replaces the first. Both
 * bear a name, since an unnamed person at the terminal may be either of them. After seven days a
 * first approval counts no more.
 */
export async function requireSecondApproval(
  transaction: Transaction,
  { amount, actor, now, ...approval }: ApprovalRequest,
): Promise<'go-on' | 'first' | 'same-person'> {
  const goOn = async () => {
    await deleteFirstApproval(transaction, approval.depositId, approval.action);
    return 'go-on' as const;
  };
  if (!(await needsTwoPeople(transaction, amount))) return goOn();
  if (isUnnamed(actor)) return 'same-person';
  const first = await lockFirstApproval(transaction, { ...approval, since: countsSince(now) });
  if (first?.what === approval.what && first.by !== machineName)
    return first.by === actor.name ? 'same-person' : goOn();
  await upsertFirstApproval(transaction, { ...approval, by: actor.name, at: now });
  return 'first';
}

/** First approvals since this moment count, and are shown. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - countsMs);
}

const countsMs = 7 * 86_400_000;
