import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sessionOf } from './player-session.ts';
import { selectSessionBegin } from './session-store.ts';

/** When the caller logged in; undefined where they came with no session of ours. */
export async function sessionBegan(
  { database }: Pick<AppContext, 'database'>,
  player: Player,
): Promise<Date | undefined> {
  const tokenHash = sessionOf(player);
  return tokenHash && selectSessionBegin(database, tokenHash);
}
