import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { DrawRules } from './draw-rules.ts';
import { type Entry, type EntryOutcome, insertEntry } from './entry-store.ts';
import { type GameRow, type NumeroRow, selectNumero } from './store.ts';
import type { TicketHooks } from './ticket-hooks.ts';

/**
 * Takes down a result from the feed or from an operator. The feed's is signed and draws alone; operators
 * are two, who each type it without seeing what the other typed.
 */
export async function enterResult(
  { database }: Pick<AppContext, 'database'>,
  rules: DrawRules,
  hooks: TicketHooks,
  { game, numero, ...entry }: { game: GameRow; numero: NumeroRow } & Entry,
): Promise<EntryOutcome | 'shape'> {
  if (!rules.isResult(game.family, entry.result)) return 'shape';
  const { value } = await inTransaction(database, async (transaction) => {
    const before = numero.edition;
    const outcome = await insertEntry(transaction, numero.id, entry);
    const now = outcome === 'drawn' ? await selectNumero(transaction, numero.id) : undefined;
    if (now && now.edition > before) await hooks.onDrawn(transaction, numero.id, now.edition);
    return done(outcome);
  });
  return value;
}
