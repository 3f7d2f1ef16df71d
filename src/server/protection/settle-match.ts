import { inTransaction, type Transaction } from '#server/db/open.ts';
import { settleWaiting } from '#server/exclusion-register/matches.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { writeBreak } from './begin-break.ts';
import { lockProtection, selectBreaks } from './store.ts';

interface Publishing {
  events: Pick<AppContext['events'], 'publish'>;
}

interface Settling {
  id: string;
  outcome: 'same-person' | 'other-person';
  reason: string;
}

/**
 * Another person: these marks no longer stand against them. The same person: the exclusion is laid upon
 * their other account too, until the day on which it ends. Null: no such match waits.
 */
export async function settleResemblance(
  app: Pick<AppContext, 'database' | 'clock'> & Publishing,
  { id, outcome, reason }: Settling,
  actor: Actor,
): Promise<{ account: string } | null> {
  const ended = await inTransaction(app.database, async (transaction) => {
    const now = app.clock.now();
    const settled = { by: actor.name, outcome, reason, now };
    const match = await settleWaiting(transaction, id, settled);
    if (!match) return done(null);
    if (outcome === 'same-person' && match.playerId !== null) {
      await extend(app, transaction, { from: match.excludedId, to: match.playerId, now });
    }
    // The excluded account stands in the row; the audit's readers need not learn it.
    await writeAudit(transaction, actor, `exclusion.${outcome}`, `exclusion-match:${id}`, {
      reason,
    });
    return done({ account: match.account });
  });
  return ended.value;
}

async function extend(
  app: Publishing,
  transaction: Transaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await lockProtection(transaction, to);
  const exclusions = await selectBreaks(transaction, from, now);
  const [own] = await selectBreaks(transaction, to, now);
  const longest = exclusions.find(({ kind }) => kind === 'exclusion');
  if (!longest || (own && own.endsAt >= longest.endsAt)) return;
  const { kind, endsAt } = longest;
  await writeBreak(app, transaction, to, { kind, beganAt: now, endsAt });
}
