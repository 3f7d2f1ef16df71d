import type { RequestOf } from '#contract/call.ts';
import type { closePaymentIncident, paymentIncidents } from '#contract/deposit-review.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  closeIncident,
  type IncidentRow,
  insertIncident,
  isStillAsked,
  type NewIncident,
  selectIncidents,
} from './incident-store.ts';

const atOnce = 100;

/** Money that no program can book: each incident waits for an operator. */
export async function listIncidents(
  { database }: Pick<AppContext, 'database'>,
  { after }: RequestOf<typeof paymentIncidents>,
): Promise<{ list: IncidentRow[]; next: string | null }> {
  const rows = await selectIncidents(database, { after, atMost: atOnce + 1 });
  const list = rows.slice(0, atOnce);
  return { list, next: rows.length > list.length ? (list.at(-1)?.id ?? null) : null };
}

/** Answers whether the incident is new. */
export function reportIncident(transaction: Transaction, one: NewIncident): Promise<boolean> {
  return insertIncident(transaction, one);
}

/** Its cause is gone. Answers false where no such incident is open. */
export function resolveIncident(
  transaction: Transaction,
  which: Pick<NewIncident, 'kind' | 'provider' | 'paymentId'>,
  closing: { now: Date; by: string },
): Promise<boolean> {
  return closeIncident(transaction, which, closing);
}

type Refusal = (typeof closePaymentIncident)['refuses'][number];

/** An operator has settled the matter outside of this program. */
export function settleIncident(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id, note }: { id: string; note: string },
  actor: Actor,
): Promise<Outcome<null, Refusal>> {
  return inTransaction<Outcome<null, Refusal>>(database, async (transaction) => {
    // Settled by hand while the provider is still asked, it would be refunded twice.
    if (await isStillAsked(transaction, id)) return refuse('deposit.not-open');
    const closing = { now: clock.now(), by: `operator:${actor.name}` };
    if (!(await closeIncident(transaction, { id }, closing))) return refuse('deposit.unknown');
    await writeAudit(transaction, actor, 'payment.incident', `incident:${id}`, { note });
    return done(null);
  });
}
