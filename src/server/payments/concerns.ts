import type { RequestOf } from '#contract/call.ts';
import type { closePaymentConcern, paymentConcerns } from '#contract/deposit-review.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  type ConcernRow,
  closeConcern,
  insertConcern,
  isStillAsked,
  type NewConcern,
  selectConcerns,
} from './concern-store.ts';

const atOnce = 100;

/** Money that no program knows what to do with: it waits here for a person. */
export async function listConcerns(
  { database }: Pick<AppContext, 'database'>,
  { after }: RequestOf<typeof paymentConcerns>,
): Promise<{ list: ConcernRow[]; next: string | null }> {
  const rows = await selectConcerns(database, { after, atMost: atOnce + 1 });
  const list = rows.slice(0, atOnce);
  return { list, next: rows.length > list.length ? (list.at(-1)?.id ?? null) : null };
}

/** From other rooms whose money it is; whether it is news. */
export function raiseConcern(transaction: Transaction, one: NewConcern): Promise<boolean> {
  return insertConcern(transaction, one);
}

type Refusal = (typeof closePaymentConcern)['refuses'][number];

/** Somebody has looked and done what there was to do, outside of this program. */
export function settleConcern(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id, note }: { id: string; note: string },
  actor: Actor,
): Promise<Outcome<null, Refusal>> {
  return inTransaction<Outcome<null, Refusal>>(database, async (transaction) => {
    // Seen to by hand while the provider is still asked, it would be paid back twice.
    if (await isStillAsked(transaction, id)) return refuse('deposit.not-open');
    const closing = { now: clock.now(), by: `operator:${actor.name}` };
    if (!(await closeConcern(transaction, { id }, closing))) return refuse('deposit.unknown');
    await writeAudit(transaction, actor, 'payment.concern', `concern:${id}`, { note });
    return done(null);
  });
}
