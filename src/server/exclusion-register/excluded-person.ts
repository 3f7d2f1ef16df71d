import { type Database, inTransaction } from '#server/db/open.ts';
import { refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hardMarks, type Mark, marksOf, type PersonFacts } from './marks-of.ts';
import { type MatchStep, type SharedMark, selectSharedMarks, upsertMatch } from './match-store.ts';
import { selectMarks } from './store.ts';

/** Neutral on purpose: nobody may learn from it that a person is excluded. */
export const contactService = 'account.contact-service';

/** Whether this account bears a hard mark of somebody who is excluded now. */
export async function refuseExcluded(database: Database, playerId: string, now: Date) {
  const marks = await selectMarks(database, playerId);
  const shared = await selectSharedMarks(database, { playerId, marks }, now);
  return shared.some(isHard) ? refuse(contactService) : null;
}

/**
 * Lets a person of the house look at every resemblance, soft or hard. It stands in a transaction of its
 * own, because it must outlive the refusal that it belongs to.
 */
export async function queueResemblance(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
  step: MatchStep,
): Promise<void> {
  const now = clock.now();
  const marks = await selectMarks(database, playerId);
  const shared = await selectSharedMarks(database, { playerId, marks }, now);
  await queue(database, shared, { playerId, account: null, step, now });
}

/** A registration: refused and queued by a hard mark, as long as there is no account to look at. */
export async function refuseExcludedNewcomer(
  { database, clock, vault }: Pick<AppContext, 'database' | 'clock' | 'vault'>,
  account: string,
  facts: PersonFacts,
) {
  const now = clock.now();
  const person = { playerId: null, marks: marksOf(vault, facts) };
  const shared = await selectSharedMarks(database, person, now);
  if (!shared.some(isHard)) return null;
  await queue(database, shared, { playerId: null, account, step: 'registration', now });
  return refuse(contactService);
}

function isHard({ kind }: Mark): boolean {
  return hardMarks.some((hard) => hard === kind);
}

interface Queued {
  playerId: string | null;
  account: string | null;
  step: MatchStep;
  now: Date;
}

async function queue(database: Database, shared: readonly SharedMark[], found: Queued) {
  const byPerson = Map.groupBy(shared, ({ excludedId }) => excludedId);
  if (byPerson.size === 0) return;
  await inTransaction(database, async (transaction) => {
    for (const [excludedId, marks] of byPerson) {
      await upsertMatch(transaction, { ...found, excludedId, marks });
    }
    return { done: true };
  });
}
