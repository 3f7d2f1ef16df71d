import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Schedule } from './schedule.ts';
import { selectOpen, setStopped, updateSchedule, voidNumero } from './store.ts';
import type { TicketHooks } from './ticket-hooks.ts';

/**
 * Stops a game at once: what is in sale is void and its stakes return, what is closed is still drawn.
 * Answers how many numeros were voided; undefined for a game that is none.
 */
export async function stopGame(
  { database }: Pick<AppContext, 'database'>,
  hooks: TicketHooks,
  { game, reason, by }: { game: string; reason: string; by: string },
): Promise<number | undefined> {
  const { value } = await inTransaction(database, async (transaction) => {
    if (!(await setStopped(transaction, game, true))) return done(undefined);
    const open = await selectOpen(transaction, game);
    for (const id of open) {
      const voided = await voidNumero(transaction, id, reason, by);
      if (voided) await hooks.onVoided(transaction, id);
    }
    return done(open.length);
  });
  return value;
}

/** Numeros whose time passed meanwhile stay void; the next one opens as its schedule says. */
export async function resumeGame(
  { database }: Pick<AppContext, 'database'>,
  game: string,
): Promise<boolean> {
  const { value } = await inTransaction(database, async (transaction) =>
    done(await setStopped(transaction, game, false)),
  );
  return value;
}

/** Numeros that were made stay as they are: people may have planned a chase over them. */
export async function setSchedule(
  { database }: Pick<AppContext, 'database'>,
  game: string,
  schedule: Schedule,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await updateSchedule(transaction, game, schedule);
    return done(null);
  });
}
