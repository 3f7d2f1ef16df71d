import { flagsOf } from '#contract/member.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { SessionKey } from '#server/kernel/session-key.ts';
import { hashOf } from '#server/secrets/token.ts';
import { selectSession, touchSession } from '../store.ts';
import { isDueForTouch, isOver } from './session-life.ts';

/**
 * Who a token belongs to; null where nobody ever had it. What happens without anybody's doing, such as a
 * socket that comes back, is no use: it must not keep a session of somebody who went away (G-IDLE).
 */
export async function identify(
  { database, clock }: AppContext,
  token: string,
  isUse = true,
): Promise<Player | 'expired' | null> {
  const tokenHash = hashOf(token);
  const found = tokenHash && (await selectSession(database, tokenHash));
  if (!found) return null;
  const now = clock.now();
  if (isOver(found, now)) return 'expired';
  if (isUse && isDueForTouch(found, now)) await touchSession(database, tokenHash, now);
  const { id, account, type, mustChange } = found;
  const session = new SessionKey(tokenHash);
  return { id, account, type, ...flagsOf(type), mustChange, session };
}
