import { inTransaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { afterlifeMs, nextLookMs, openingMs } from '#server/ports/payments/follow-pace.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import type { IdentifiedReport } from './apply-report.ts';
import { openAtProvider } from './open-at-provider.ts';
import { selectDueRefunds } from './payment-store.ts';
import { receiveProviderReports } from './receive-provider-reports.ts';
import { receiveReports } from './receive-reports.ts';
import { refundDue } from './refund-due.ts';
import { type DepositRow, selectDeposit } from './store.ts';

/**
 * Looks after one deposit until nothing more can come of it: asks a provider again that did not
 * answer, asks what became of a payment that no webhook reported, ends what was not paid in time, and
 * sends back what has to go back.
 */
export function followDeposit(app: AppContext): JobHandler {
  return async ({ key, now }) => {
    const found = await selectDeposit(app.database, key);
    if (!found) return 'done';
    const isBank = found.provider === 'bank';
    if (found.state === 'begun') await reopen(app, found);
    else if (!isBank && found.state !== 'credited') await askProvider(app, found);
    await endUnpaid(app, found);
    await endSilent(app, found);
    await refundDue(app, key);
    const deposit = await selectDeposit(app.database, key);
    return deposit && (await isWaitedFor(app, deposit))
      ? { again: nextLook(app, deposit, now) }
      : 'done';
  };
}

async function reopen(app: AppContext, deposit: DepositRow): Promise<void> {
  if (await openAtProvider(app, deposit.id)) return;
  if (ageOf(app, deposit) > openingMs) await say(app, deposit, [{ kind: 'failed' }]);
}

async function askProvider(app: AppContext, deposit: DepositRow): Promise<void> {
  const provider = await paymentsOf(app);
  if (provider?.code !== deposit.provider || deposit.session === null) return;
  const asked = await provider.status(deposit.session);
  if (!asked.isAnswered) return;
  const said = asked.value;
  await inTransaction(app.database, async (transaction) =>
    done(await receiveProviderReports(app, transaction, deposit, said)),
  );
}

/** The provider is asked first: our clock ends only a deposit of which the provider knows nothing. */
async function endUnpaid(app: AppContext, { id }: DepositRow): Promise<void> {
  const deposit = await selectDeposit(app.database, id);
  if (deposit?.state !== 'waiting' || app.clock.now() <= deposit.expires_at) return;
  await say(app, deposit, [{ kind: 'expired' }]);
}

/**
 * Ends a deposit that was pending and has not arrived a day after its end, and reports an incident.
 * Money that arrives after that is late money like any other.
 */
async function endSilent(app: AppContext, { id }: DepositRow): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.database, async (transaction) => {
    const found = await selectDeposit(transaction, id);
    if (found?.state !== 'pending' || !isForgotten(found, now)) return done(null);
    const { provider, session, currency, asked } = found;
    const reports = [{ kind: 'expired' }] as const;
    const ended = await receiveReports(app, transaction, found, {
      reports,
      actor: `provider:${provider}`,
    });
    if (ended.state !== 'expired') return done(null);
    await reportIncident(transaction, {
      ...{ kind: 'deposit-silent', provider, paymentId: id, session, depositId: id },
      ...{ amount: BigInt(asked), currency, now },
    });
    return done(null);
  });
}

/** Nobody asks about it any more. */
function isForgotten({ expires_at: end }: DepositRow, now: Date): boolean {
  return now.getTime() >= end.getTime() + afterlifeMs;
}

async function say(
  app: AppContext,
  deposit: DepositRow,
  reports: readonly IdentifiedReport[],
): Promise<void> {
  const actor = `provider:${deposit.provider}`;
  await inTransaction(app.database, async (transaction) =>
    done(await receiveReports(app, transaction, deposit, { reports, actor })),
  );
}

async function isWaitedFor(app: AppContext, deposit: DepositRow): Promise<boolean> {
  const { database, clock } = app;
  const isBank = deposit.provider === 'bank';
  // What a bank has to pay back, and what a provider will not, a person pays back.
  const dues = isBank ? [] : await selectDueRefunds(database, deposit.id);
  if (dues.some(({ isRefused }) => !isRefused)) return true;
  if (isBank) return deposit.state === 'waiting';
  // Without a session there is nothing to ask about, once it has ended.
  const isDead = deposit.session === null && deposit.state !== 'begun';
  if (deposit.state === 'credited' || isDead) return false;
  return !isForgotten(deposit, clock.now());
}

function nextLook(app: AppContext, deposit: DepositRow, now: Date): Date {
  if (deposit.provider === 'bank') return deposit.expires_at;
  return new Date(now.getTime() + nextLookMs(ageOf(app, deposit)));
}

function ageOf({ clock }: AppContext, deposit: DepositRow): number {
  return clock.now().getTime() - deposit.begun_at.getTime();
}
