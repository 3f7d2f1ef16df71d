import type { Transaction } from '#server/db/open.ts';
import { type Actor, isUnnamed, machineName } from '#server/operator/audit.ts';
import { needsTwoPeople } from '#server/withdrawals/withdrawal-terms.ts';
import { type FirstYes, lockFirstYes, upsertFirstYes } from './review-store.ts';

interface Wish extends Omit<FirstYes, 'by'> {
  amount: bigint;
  actor: Actor;
  now: Date;
}

/**
 * Above the merchant's line a first person's yes is kept, and what another person says yes to has to
 * be exactly that. A yes to something else takes the place of the first one. Both are said under a
 * name: who sits at the machine without one may be either of them.
 */
export async function secondPerson(
  transaction: Transaction,
  { amount, actor, now, ...deed }: Wish,
): Promise<'go-on' | 'first' | 'same-person'> {
  if (!(await needsTwoPeople(transaction, amount))) return 'go-on';
  if (isUnnamed(actor)) return 'same-person';
  const first = await lockFirstYes(transaction, deed);
  if (first?.what === deed.what && first.by !== machineName)
    return first.by === actor.name ? 'same-person' : 'go-on';
  await upsertFirstYes(transaction, { ...deed, by: actor.name, at: now });
  return 'first';
}
