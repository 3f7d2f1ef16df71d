import type { Provider } from '#contract/system.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { deleteOldSessions, insertSession } from '../store.ts';
import { longestMs } from './session-life.ts';
import type { SessionPlace } from './session-place.ts';

export interface Opening {
  mustChange?: boolean;
  /** The provider whose word opened it. */
  vouchedBy?: Provider | null;
}

const nowhere: SessionPlace = { deviceHash: null, deviceName: '', address: null };

/** Returns the token, which is stored only as a hash. Pass a transaction as `database` to join it. */
export async function openSession(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
  place: SessionPlace = nowhere,
  { mustChange = false, vouchedBy = null }: Opening = {},
): Promise<{ token: string; sessionId: string }> {
  const token = newToken();
  const tokenHash = hashOf(token);
  if (!tokenHash) throw new Error('A new token does not look like a token.');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + longestMs);
  await deleteOldSessions(database, now);
  const session = { tokenHash, playerId, now, expiresAt, place, mustChange, vouchedBy };
  return { token, sessionId: await insertSession(database, session) };
}
