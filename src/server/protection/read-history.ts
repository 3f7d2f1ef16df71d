import type { AnswerOf } from '#contract/call.ts';
import type { protectionHistory } from '#contract/protection.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectHistory } from './history-store.ts';

const pageSize = 50;

export async function readHistory(
  { database }: Pick<AppContext, 'database'>,
  playerId: string,
  before: string | undefined,
): Promise<Done<AnswerOf<typeof protectionHistory>>> {
  const rows = await selectHistory(database, playerId, { before, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return done({
    events: shown.map(({ id, kind, at, details }) => ({
      id,
      kind,
      at: at.toISOString(),
      ...details,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  });
}
