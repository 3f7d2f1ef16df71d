import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { type Entry, type EntryOutcome, insertEntry } from './entry-store.ts';
import type { DrawRules, TicketHooks } from './hooks.ts';
import { type GameRow, type NumeroRow, selectNumero } from './store.ts';

interface Entering extends Entry {
  game: GameRow;
  numero: NumeroRow;
  /** Whoever typed it, for the audit; a feed is nobody. */
  actor?: Actor;
}

/**
 * Takes down a result from the feed or from an operator. The feed's is signed and draws alone; operators
 * are two, who each type it without seeing what the other typed.
 */
export async function enterResult(
  { database }: Pick<AppContext, 'database'>,
  rules: DrawRules,
  hooks: TicketHooks,
  { game, numero, actor, ...entry }: Entering,
): Promise<EntryOutcome | 'shape'> {
  if (!rules.isResult(game.family, entry.result)) return 'shape';
  const { value } = await inTransaction(database, async (transaction) => {
    const before = numero.edition;
    const outcome = await insertEntry(transaction, numero.id, entry);
    const now = outcome === 'drawn' ? await selectNumero(transaction, numero.id) : undefined;
    if (now && now.edition > before) await hooks.onDrawn(transaction, numero.id, now.edition);
    if (actor && isTaken(outcome)) {
      const action = entry.reason === null ? 'lottery-result' : 'lottery-correct';
      const subject = `${game.game_code}:${numero.numero}`;
      await writeAudit(transaction, actor, action, subject, { result: entry.result.join() });
    }
    return done(outcome);
  });
  return value;
}

/** Whether the entry was written down, whether or not it made the result. */
function isTaken(outcome: EntryOutcome): boolean {
  return outcome === 'differs' || outcome === 'waiting' || outcome === 'drawn';
}
