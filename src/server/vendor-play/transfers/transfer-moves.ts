import type { AnswerOf } from '#contract/call.ts';
import type { vendorMoves } from '#contract/launch.ts';
import { type Done, done, type Player, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectMoves } from './transfer-store.ts';

const mostShown = 20;

/** What became of the last moves; one whose fate nobody knows yet is among them, and says so. */
export async function listMoves(
  { database }: AppContext,
  player: Player,
  { language }: Pick<Visit, 'language'>,
): Promise<Done<AnswerOf<typeof vendorMoves>>> {
  const rows = await selectMoves(database, language, player.id, mostShown);
  return done({
    moves: rows.map(({ id, askedAt, settledAt, ...row }) => ({
      ...row,
      transferId: id,
      askedAt: askedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  });
}
