import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { marksOf, type PersonFacts } from './marks-of.ts';
import { insertMarks } from './store.ts';

/**
 * Keeps what an account's owner can be recognised by, in the transaction that learns it. Marks stay
 * when the owner changes a number: somebody who is excluded would otherwise change it first.
 */
export async function noteMarks(
  { vault, clock }: Pick<AppContext, 'vault' | 'clock'>,
  database: Database,
  playerId: string,
  facts: PersonFacts,
): Promise<void> {
  const marks = marksOf(vault, facts);
  if (marks.length > 0) await insertMarks(database, playerId, marks, clock.now());
}
