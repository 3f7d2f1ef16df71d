import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { everybody, planBarred } from './play-barred.ts';
import type { PlayStop } from './play-facts.ts';
import {
  deletePlayStop,
  insertPlayStop,
  isStopTarget,
  type PlayStopRow,
  selectHasStoppedClass,
  selectPlayStops,
} from './stop-store.ts';

/**
 * Stops all play, a class, a vendor, a game or a player at once (G-STOP): the next stake reads it under
 * its own lock. Running rounds end by their rules. Stopping twice keeps the newer reason.
 */
export function stopPlay(
  { database }: Pick<AppContext, 'database'>,
  { scope, target, reason }: PlayStop & { reason: string },
  actor: Actor,
): Promise<Outcome<null, 'request.invalid'>> {
  return inTransaction<Outcome<null, 'request.invalid'>>(database, async (transaction) => {
    if (!(await isStopTarget(transaction, { scope, target }))) return refuse('request.invalid');
    await insertPlayStop(transaction, { scope, target, reason, stoppedBy: actor.name });
    await planBarred(transaction, scope === 'player' ? target : everybody);
    await writeAudit(transaction, actor, 'play.stop', subjectOf({ scope, target }), { reason });
    return done(null);
  });
}

/** Answers whether there was such a stop. */
export async function resumePlay(
  { database }: Pick<AppContext, 'database'>,
  stop: PlayStop,
  actor: Actor,
): Promise<boolean> {
  const { done: isResumed } = await inTransaction(database, async (transaction) => {
    const isDeleted = await deletePlayStop(transaction, stop);
    if (isDeleted) await writeAudit(transaction, actor, 'play.resume', subjectOf(stop), {});
    return { done: isDeleted };
  });
  return isResumed;
}

/** A vendor judges bets out of its own wallet by itself, so a stopped class stops money into it. */
export function hasStoppedClass(transaction: Transaction, vendor: string): Promise<boolean> {
  return selectHasStoppedClass(transaction, vendor);
}

export function listPlayStops({ database }: Pick<AppContext, 'database'>): Promise<PlayStopRow[]> {
  return selectPlayStops(database);
}

function subjectOf({ scope, target }: PlayStop): string {
  return target === '' ? scope : `${scope}:${target}`;
}
