import { flagsOf } from '#contract/member.ts';
import type { Player } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { rememberSession } from './player-session.ts';
import { isDueForTouch, isOver } from './session-life.ts';
import { selectSession, touchSession } from './store.ts';
import { hashOf } from './token.ts';

/** Who a token belongs to; null where nobody ever had it. */
export async function identify(
  { database, clock }: House,
  token: string,
): Promise<Player | 'expired' | null> {
  const tokenHash = hashOf(token);
  const session = tokenHash && (await selectSession(database, tokenHash));
  if (!session) return null;
  const now = clock.now();
  if (isOver(session, now)) return 'expired';
  if (isDueForTouch(session, now)) await touchSession(database, tokenHash, now);
  const { id, account, type } = session;
  return rememberSession({ id, account, type, ...flagsOf(type) }, tokenHash);
}
