import type { Transaction } from '#server/db/open.ts';
import { type Actor, isUnnamed, machineName } from '#server/operator/audit.ts';
import { needsTwoPeople } from '#server/withdrawals/withdrawal-terms.ts';
import { deleteFirstYes, type FirstYes, lockFirstYes, upsertFirstYes } from './review-store.ts';

interface Wish extends Omit<FirstYes, 'by'> {
  amount: bigint;
  actor: Actor;
  now: Date;
}

/**
 * Above the merchant's line a first person's yes is kept, and what another person says yes to has to
 * be exactly that. A yes to something else takes the place of the first one. Both are said under a
 * name: who sits at the machine without one may be either of them. What is carried out, and what
 * nobody agreed to for days, counts for nothing any more.
 */
export async function secondPerson(
  transaction: Transaction,
  { amount, actor, now, ...deed }: Wish,
): Promise<'go-on' | 'first' | 'same-person'> {
  const goOn = async () => {
    await deleteFirstYes(transaction, deed.depositId, deed.deed);
    return 'go-on' as const;
  };
  if (!(await needsTwoPeople(transaction, amount))) return goOn();
  if (isUnnamed(actor)) return 'same-person';
  const first = await lockFirstYes(transaction, { ...deed, since: countsSince(now) });
  if (first?.what === deed.what && first.by !== machineName)
    return first.by === actor.name ? 'same-person' : goOn();
  await upsertFirstYes(transaction, { ...deed, by: actor.name, at: now });
  return 'first';
}

/** Since when what was said still counts; it is shown for as long. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - countsMs);
}

const countsMs = 7 * 86_400_000;
