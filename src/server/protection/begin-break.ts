import type { RequestOf } from '#contract/call.ts';
import type { beginBreak, OwnProtection } from '#contract/protection.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { breakEnd } from './break-rules.ts';
import { insertHistory } from './history-store.ts';
import { planBarred } from './play-barred.ts';
import { readProtection } from './read-protection.ts';
import { type BreakRow, insertBreak, lockProtection, selectBreaks } from './store.ts';
import { tellProtection } from './tell-protection.ts';

/** The job that is due as soon as a break has begun; its body bears the player and the moment. */
export const breakKind = 'break-begun';

/** Another one may be laid upon a break that runs, and only where it ends later. */
export async function beginOwnBreak(
  app: Pick<AppContext, 'database' | 'clock' | 'events'>,
  playerId: string,
  request: RequestOf<typeof beginBreak>,
): Promise<Outcome<OwnProtection, 'break.shorter'>> {
  const begun = await inTransaction<Outcome<null, 'break.shorter'>>(
    app.database,
    async (transaction) => {
      await lockProtection(transaction, playerId);
      const now = app.clock.now();
      const endsAt = breakEnd(request, now);
      const [longest] = await selectBreaks(transaction, playerId, now);
      if (longest && endsAt <= longest.endsAt) return refuse('break.shorter');
      await writeBreak(app, transaction, playerId, { kind: request.kind, beganAt: now, endsAt });
      return done(null);
    },
  );
  return begun.done ? readProtection(app, playerId) : begun;
}

/** The caller holds the lock on the player's row of protection. */
export async function writeBreak(
  app: { events: Pick<AppContext['events'], 'publish'> },
  transaction: Transaction,
  playerId: string,
  { kind, beganAt, endsAt }: BreakRow,
): Promise<void> {
  await insertBreak(transaction, { playerId, kind, beganAt, endsAt });
  const details = { break: { kind, endsAt: endsAt.toISOString() } };
  await insertHistory(transaction, { playerId, kind: 'break-begun', now: beganAt, details });
  // Other rooms end what is open: this room knows no payments.
  const body = { playerId, beganAt: beganAt.toISOString() };
  const key = `${playerId} ${body.beganAt}`;
  await plan(transaction, { kind: breakKind, key, due: beganAt, body });
  await planBarred(transaction, playerId);
  await tellProtection(app, transaction, playerId);
}
