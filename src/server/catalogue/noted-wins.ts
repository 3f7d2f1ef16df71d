import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { writeAudit } from '#server/operator/audit.ts';
import { type NotedWin, takeNotedWins } from './winner-store.ts';
import { addWinnerIn } from './winners.ts';

/** Planned by the schema, and then again by itself. */
export const notedWinsKind = 'noted-wins';

/**
 * Large wins are logged, and players' wins reach the board a few seconds after the round, many together: each
 * change of the board makes its pages anew. A win is taken, announced and logged in one transaction, so it is
 * once; one that grew afterwards is logged again, and announced only where it was too small before.
 */
export function handleNotedWins(app: Pick<AppContext, 'database' | 'events'>): JobHandler {
  return async ({ now }) => {
    const { value: count } = await inTransaction(app.database, async (transaction) =>
      done(await handleSome(app, transaction)),
    );
    return { again: new Date(now.getTime() + (count === atOnce ? 0 : everyMs)) };
  };
}

async function handleSome(
  { events }: Pick<AppContext, 'events'>,
  transaction: Transaction,
): Promise<number> {
  const wins = await takeNotedWins(transaction, atOnce);
  // The line that is chained to the one before is held until the end, so boards are made first.
  for (const { gameCode, payout, account, playerId, wonAt, isAnnounced } of wins) {
    // A game that the merchant has hidden since is announced to nobody.
    if (!gameCode || !isAnnounced) continue;
    await addWinnerIn(events, transaction, {
      account,
      gameCode,
      winAmount: payout,
      wonAt,
      playerId,
    });
  }
  for (const win of wins) if (win.isLogged) await logWin(transaction, win);
  return wins.length;
}

/** G-EVENTS: the account by its number alone; the round leads to whatever else is on record. */
function logWin(
  transaction: Transaction,
  { playerId, vendor, round, gameCode, payout, currency, wonAt }: NotedWin,
): Promise<void> {
  return writeAudit(transaction, { id: null, name: 'gateway' }, 'win.large', `player:${playerId}`, {
    ...{ vendor, round, game: gameCode ?? '', payout: String(payout), currency },
    at: wonAt.toISOString(),
  });
}

const atOnce = 50;
const everyMs = 10_000;
