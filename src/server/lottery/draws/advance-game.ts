import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import type { DrawRules, TicketHooks } from './hooks.ts';
import { makeNumeros } from './make-numeros.ts';
import { afterVoid } from './reveal-voided.ts';
import { sealList } from './seal-list.ts';
import { openDue, selectGame, selectNextMove, selectToSeal } from './store.ts';

/** A game's own job: it makes numeros, opens and closes them, and comes again when the next move is due. */
export const gameKind = 'lottery-game';

export function advanceGame(app: AppContext, rules: DrawRules, hooks: TicketHooks): JobHandler {
  return async ({ key: code, now }) => {
    const game = await selectGame(app.database, code);
    if (!game) return 'done';
    // A schedule that cannot go on keeps no sold numero from its list: its fault is thrown at the end.
    const [made] = await Promise.allSettled([makeNumeros(app, game)]);
    // Lists are sealed in the order of time, as links of a chain are shown in it.
    for (const id of await selectToSeal(app.database, code)) await sealList(app, rules, hooks, id);
    await inTransaction(app.database, async (transaction) => {
      for (const { id, state } of await openDue(transaction, code)) {
        if (state === 'open') await hooks.onOpened(transaction, id);
        else await afterVoid(transaction, hooks, id);
      }
      return done(null);
    });
    if (made.status === 'rejected') throw made.reason;
    const next = await selectNextMove(app.database, code);
    const latest = now.getTime() + longestPauseMs;
    return { again: new Date(Math.min(next?.getTime() ?? latest, latest)) };
  };
}

const longestPauseMs = 600_000;
