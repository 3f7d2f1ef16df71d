import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import type { TicketHooks } from './hooks.ts';
import { afterVoid } from './reveal-voided.ts';
import type { Schedule } from './schedule.ts';
import { selectOpen, setStopped, updateSchedule, voidNumero } from './store.ts';

/**
 * Stops a game at once: what is before its closing is void and its stakes return, chases over it end, and what
 * is closed is still drawn. Answers how many numeros were voided; undefined for a game that is none.
 */
export async function stopGame(
  { database }: Pick<AppContext, 'database'>,
  hooks: TicketHooks,
  { game, reason, actor }: { game: string; reason: string; actor: Actor },
): Promise<number | undefined> {
  const { value } = await inTransaction(database, async (transaction) => {
    if (!(await setStopped(transaction, game, true))) return done(undefined);
    let voided = 0;
    for (const id of await selectOpen(transaction, game)) {
      const wanted = { id, reason, by: actor.name, isBeforeClosingOnly: true };
      if ((await voidNumero(transaction, wanted)) !== 'void') continue;
      voided += 1;
      await afterVoid(transaction, hooks, id);
    }
    await hooks.onStopped(transaction);
    await writeAudit(transaction, actor, 'lottery-stop', game, { reason });
    return done(voided);
  });
  return value;
}

/** Numeros whose time passed meanwhile stay void; the next one opens as its schedule says. */
export async function resumeGame(
  { database }: Pick<AppContext, 'database'>,
  { game, actor }: { game: string; actor: Actor },
): Promise<boolean> {
  const { value } = await inTransaction(database, async (transaction) => {
    const isGame = await setStopped(transaction, game, false);
    if (isGame) await writeAudit(transaction, actor, 'lottery-resume', game, {});
    return done(isGame);
  });
  return value;
}

/** Numeros that were made stay as they are: people may have planned a chase over them. */
export async function setSchedule(
  { database }: Pick<AppContext, 'database'>,
  { game, schedule, actor }: { game: string; schedule: Schedule; actor: Actor },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await updateSchedule(transaction, game, schedule);
    await writeAudit(transaction, actor, 'lottery-schedule', game, {});
    return done(null);
  });
}
