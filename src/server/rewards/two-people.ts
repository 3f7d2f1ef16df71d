import { createHash } from 'node:crypto';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { dropProposal, lockProposal, upsertProposal } from './proposal-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

export interface Proposal<Value> {
  /** What it is about, such as `envelope:rain`: one proposal stands for each. */
  subject: string;
  /** All that decides what is given, and to whom. */
  definition: unknown;
  /** What holds now and would be changed by it. */
  standing: (app: App) => Promise<unknown>;
  /** Done within the transaction that uses the agreement up: it is done, or the agreement still waits. */
  carryOut: (app: App) => Promise<Value>;
}

/** `changed`: what holds is another than when the first one said it. It begins anew, with whoever said it last. */
export type Agreed<Value> = { state: 'waits' | 'changed' } | { state: 'agreed'; value: Value };

/**
 * What gives money, or points to people it names, is done by two: the first one's definition waits, and whoever
 * says the same to the letter, under another name, carries it out. A changed definition begins anew, and so does one that
 * waited for three days, or that was proposed when something else held.
 */
export function doByTwo<Value>(
  app: App,
  proposal: Proposal<Value>,
  actor: Actor,
): Promise<Outcome<Agreed<Value>, 'reward.same-person'>> {
  type By = Outcome<Agreed<Value>, 'reward.same-person'>;
  return inTransaction<By>(app.database, async (transaction) => {
    if (isUnnamed(actor)) return refuse('reward.same-person');
    const { subject, definition, standing, carryOut } = proposal;
    const within = { ...app, database: transaction };
    const digest = digestOf(definition);
    const now = app.clock.now();
    const earlier = await lockProposal(transaction, subject);
    const stands = digestOf(await standing(within));
    const isSame = earlier?.digest === digest;
    if (!isSame || isStale(earlier.proposed_at, now)) {
      await propose(transaction, { subject, digest, stands }, { actor, now });
      return done({ state: 'waits' });
    }
    if (earlier.stands !== stands) {
      await propose(transaction, { subject, digest, stands }, { actor, now });
      return done({ state: 'changed' });
    }
    if (earlier.proposed_by === actor.name) return refuse('reward.same-person');
    await dropProposal(transaction, subject);
    const detail = { by: earlier.proposed_by, digest };
    await writeAudit(transaction, actor, 'reward.agree', subject, detail);
    return done({ state: 'agreed', value: await carryOut(within) });
  });
}

async function propose(
  transaction: Transaction,
  proposal: { subject: string; digest: string; stands: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { subject, digest } = proposal;
  await upsertProposal(transaction, { ...proposal, by: actor.name, now });
  await writeAudit(transaction, actor, 'reward.propose', subject, { digest });
}

function digestOf(what: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(what ?? null))
    .digest('hex');
}

/** Fills a house in which nobody works yet; no command and no call can act as it. */
export const firstStart: Actor = { id: null, name: 'demonstration' };

/** Where two people are needed, whoever has no name is neither of them. */
export function isNobody(actor: Actor): boolean {
  return actor !== firstStart && isUnnamed(actor);
}

/** Whether what one person proposed waited too long for another. */
export function isStale(proposedAt: Date, now: Date): boolean {
  return now.getTime() >= proposedAt.getTime() + waitsMs;
}

const waitsMs = 72 * 60 * 60_000;
