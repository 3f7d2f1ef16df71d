import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { everybody } from '#server/protection/play-barred.ts';
import { selectBarredChases, stopRunning } from './chase-store.ts';

/**
 * Stops the chases of whoever may not play any more, as their owner would: numeros before their closing are
 * taken back and the money returns; what is closed, and the first ticket, is played to its end.
 */
export function stopBarredChases({
  database,
  clock,
}: Pick<AppContext, 'database' | 'clock'>): JobHandler {
  return async ({ key }) => {
    const playerId = key === everybody ? null : key;
    for (const chaseId of await selectBarredChases(database, { playerId, now: clock.now() })) {
      await inTransaction(database, async (transaction) => {
        const now = clock.now();
        return done(await stopRunning(transaction, { chaseId, actor: 'house', now }));
      });
    }
    return 'done';
  };
}
