import { done, type Outcome, refuse } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { type ConcernRow, closeConcern, selectConcerns } from './concern-store.ts';

const mostListed = 100;

/** Money that no program knows what to do with: it waits here for a person. */
export function listConcerns({ database }: Pick<House, 'database'>): Promise<ConcernRow[]> {
  return selectConcerns(database, mostListed);
}

/** Somebody has looked and done what there was to do, outside of this program. */
export function settleConcern(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { id, note }: { id: string; note: string },
  actor: Actor,
): Promise<Outcome<null, 'deposit.unknown'>> {
  return inTransaction<Outcome<null, 'deposit.unknown'>>(database, async (transaction) => {
    const closing = { now: clock.now(), by: `operator:${actor.name}` };
    if (!(await closeConcern(transaction, { id }, closing))) return refuse('deposit.unknown');
    await writeAudit(transaction, actor, 'payment.concern', `concern:${id}`, { note });
    return done(null);
  });
}
