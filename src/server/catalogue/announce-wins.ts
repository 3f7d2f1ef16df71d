import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { takeWinsToAnnounce } from './winner-store.ts';
import { addWinnerIn } from './winners.ts';

/** Planned by the schema, and then again by itself. */
export const announceWinsKind = 'announce-wins';

/**
 * Players' wins reach the board a few seconds after the round, many together: each change of the board
 * makes its pages anew. A win is taken and announced in one transaction, so it is announced once.
 */
export function announceWins(app: Pick<AppContext, 'database' | 'events'>): JobHandler {
  return async ({ now }) => {
    const { value: count } = await inTransaction(app.database, async (transaction) =>
      done(await announceSome(app, transaction)),
    );
    return { again: new Date(now.getTime() + (count === atOnce ? 0 : everyMs)) };
  };
}

async function announceSome(
  { events }: Pick<AppContext, 'events'>,
  transaction: Transaction,
): Promise<number> {
  const wins = await takeWinsToAnnounce(transaction, atOnce);
  for (const win of wins) {
    const { gameCode, payout, ...winner } = win;
    // A game that the merchant has hidden since is announced to nobody.
    if (gameCode)
      await addWinnerIn(events, transaction, { ...winner, gameCode, winAmount: payout });
  }
  return wins.length;
}

const atOnce = 50;
const everyMs = 10_000;
