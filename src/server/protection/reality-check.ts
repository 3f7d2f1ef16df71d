import type { RequestOf } from '#contract/call.ts';
import type { answerReality, OwnProtection } from '#contract/protection.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { loggedInSince } from '#server/identity/sessions/logged-in-since.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { insertHistory } from './history-store.ts';
import { readProtection } from './read-protection.ts';
import { realityDueAt } from './reality-rules.ts';
import { lockProtection, updateProtection } from './store.ts';
import { tellProtection } from './tell-protection.ts';

type ProtectionContext = Pick<AppContext, 'database' | 'clock' | 'events'>;

/** An answer before the question would only put the question off, so it changes nothing. */
export async function answerOwnReality(
  app: ProtectionContext,
  playerId: string,
  { answer }: RequestOf<typeof answerReality>,
): Promise<Outcome<OwnProtection, never>> {
  await inTransaction(app.database, async (transaction) => {
    const now = app.clock.now();
    if (!(await isPending(transaction, playerId, now))) return done(null);
    await updateProtection(transaction, playerId, { reality_answered_at: now });
    const details = { answer };
    await insertHistory(transaction, { playerId, kind: 'reality-answered', now, details });
    await tellProtection(app, transaction, playerId);
    return done(null);
  });
  return readProtection(app, playerId);
}

export async function setOwnInterval(
  app: ProtectionContext,
  playerId: string,
  minutes: number,
): Promise<Outcome<OwnProtection, 'reality.pending'>> {
  const set = await inTransaction<Outcome<null, 'reality.pending'>>(
    app.database,
    async (transaction) => {
      const now = app.clock.now();
      // A longer interval is no way around the question that is on the table.
      if (await isPending(transaction, playerId, now)) return refuse('reality.pending');
      await updateProtection(transaction, playerId, { reality_minutes: minutes });
      const details = { minutes };
      await insertHistory(transaction, { playerId, kind: 'reality-interval', now, details });
      await tellProtection(app, transaction, playerId);
      return done(null);
    },
  );
  return set.done ? readProtection(app, playerId) : set;
}

/** Locks, and then looks. */
async function isPending(transaction: Transaction, playerId: string, now: Date): Promise<boolean> {
  const row = await lockProtection(transaction, playerId);
  const dueAt = realityDueAt(row, await loggedInSince(transaction, playerId, now));
  return dueAt !== null && dueAt <= now;
}
