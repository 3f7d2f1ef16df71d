import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { mayReceive } from '#server/protection/may-receive.ts';
import { grantForDeposit } from '#server/rewards/bonus/grant-for-deposit.ts';
import { applyReport, changeOf, type IdentifiedReport } from './apply-report.ts';
import { followKind } from './follow-kind.ts';
import { type EventPublisher, notifyDeposit, type Returned } from './notify-deposit.ts';
import { type DepositRow, lockDeposit } from './store.ts';

type DepositContext = EventPublisher & Pick<AppContext, 'clock'>;

interface ReportedBy {
  reports: readonly IdentifiedReport[];
  actor: string;
  reason?: string;
  /** Runs if a report changed something: behind the books' locks, before the player is notified. */
  afterPosting?: (deposit: DepositRow) => Promise<void>;
}

/**
 * Applies all reports about one deposit in one transaction. It locks the player's limits before the
 * row, as `beginDeposit` does, and thereby knows whether the deposit may still be credited.
 */
export async function receiveReports(
  app: DepositContext,
  transaction: Transaction,
  found: DepositRow,
  { reports, actor, reason, afterPosting }: ReportedBy,
): Promise<DepositRow> {
  const now = app.clock.now();
  const isPaid = reports.some(({ kind }) => kind === 'paid');
  const expected = { playerId: found.player_id, amount: BigInt(found.asked), now };
  const refusal = isPaid ? await mayReceive(transaction, expected) : null;
  const mayReopen = isPaid && refusal === null;
  const isOnBreak = refusal?.code === 'break.active';
  let deposit = await lockDeposit(transaction, found.id);
  let credited = 0n;
  const returned: Returned[] = [];
  let isChanged = false;
  for (const report of reports) {
    const context = { actor, mayReopen, isOnBreak, reason };
    const applied = await applyReport(app, transaction, deposit, report, context);
    if (!applied) continue;
    isChanged = true;
    deposit = applied.deposit;
    credited += applied.credited;
    returned.push(...applied.returned);
  }
  // The job sends a due refund at once and retries until the provider has accepted it.
  if (isPaid) await plan(transaction, { kind: followKind, key: deposit.id, due: now });
  // The player is notified once, after everything else that may still fail or wait.
  if (credited > 0n) {
    await grantForDeposit(app, transaction, {
      playerId: deposit.player_id,
      depositId: deposit.id,
      amount: credited,
      now,
    });
  }
  if (isChanged) await afterPosting?.(deposit);
  if (isChanged) await notifyDeposit(app, transaction, changeOf(deposit, { credited, returned }));
  return deposit;
}
