import type { OwnProtection } from '#contract/protection.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { selectFlags } from './harm-store.ts';
import { closeFlags } from './offer-facts-store.ts';
import { readProtection } from './read-protection.ts';
import { selectAllBreaks, selectPlayerId } from './store.ts';

const mostShown = 200;

/** The newest first. */
export function listFlags(database: Database) {
  return selectFlags(database, mostShown);
}

/** Somebody looked at all that are open of an account, and wrote down what came of it. Answers how many they were. */
export async function closeOpenFlags(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { account, note }: { account: string; note: string },
  actor: Actor,
): Promise<number> {
  const playerId = await selectPlayerId(database, account);
  if (playerId === undefined) return 0;
  let closed = 0;
  await inTransaction(database, async (transaction) => {
    closed = await closeFlags(transaction, { playerId, by: actor.name, now: clock.now() });
    if (closed > 0)
      await writeAudit(transaction, actor, 'harm.close', `player:${playerId}`, { note });
    return done(null);
  });
  return closed;
}

export function listBreaks(database: Database, now: Date) {
  return selectAllBreaks(database, now, mostShown);
}

/** To look at: nobody but the player changes a limit. Null where there is no such account. */
export async function protectionOf(
  app: Pick<AppContext, 'database' | 'clock'>,
  account: string,
): Promise<OwnProtection | null> {
  const playerId = await selectPlayerId(app.database, account);
  return playerId === undefined ? null : (await readProtection(app, playerId)).value;
}
