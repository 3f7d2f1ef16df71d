import { createHash } from 'node:crypto';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { dropProposal, lockProposal, upsertProposal } from './proposal-store.ts';

interface Proposal {
  /** What it is about, such as `envelope:rain`: one proposal stands for each. */
  subject: string;
  /** All that decides what is given, and to whom. */
  definition: unknown;
}
type Agreed = Outcome<'waits' | 'agreed', 'reward.same-person'>;

/**
 * What gives money, or points to people it names, is done by two: the first one's definition waits, and whoever
 * says the same to the letter, under another name, lets it be done. A changed definition begins anew, and so does one that
 * waited for a week.
 */
export function agreeByTwo(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { subject, definition }: Proposal,
  actor: Actor,
): Promise<Agreed> {
  return inTransaction<Agreed>(database, async (transaction) => {
    if (isUnnamed(actor)) return refuse('reward.same-person');
    const digest = createHash('sha256').update(JSON.stringify(definition)).digest('hex');
    const now = clock.now();
    const earlier = await lockProposal(transaction, subject);
    if (earlier?.digest === digest && now.getTime() < earlier.proposed_at.getTime() + waitsMs) {
      if (earlier.proposed_by === actor.name) return refuse('reward.same-person');
      await dropProposal(transaction, subject);
      await writeAudit(transaction, actor, 'reward.agree', subject, {
        by: earlier.proposed_by,
        digest,
      });
      return done('agreed');
    }
    const proposal = { subject, digest, by: actor.name, now };
    await upsertProposal(transaction, proposal);
    await writeAudit(transaction, actor, 'reward.propose', subject, { digest });
    return done('waits');
  });
}

const waitsMs = 7 * 24 * 60 * 60_000;
