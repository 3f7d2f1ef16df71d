import type { Database } from '#server/db/open.ts';
import { selectFactors } from './factor-store.ts';

/**
 * What was bound just now proves nothing where money is at stake: a thief who knows the password can bind a
 * passkey, an authenticator or another number of their own. So it rests as long as a new place to send
 * money to does, except what somebody registered with.
 */
export async function factorsOf(database: Database, playerId: string, now: Date) {
  const { bornAt, restHours, lostAt, ...bound } = await selectFactors(database, playerId);
  const hasRested = (since: Date) => since.getTime() <= now.getTime() - restHours * hourMs;
  const isSettled = (since: Date | null): boolean =>
    since !== null && (hasRested(since) || since.getTime() <= bornAt.getTime() + registeringMs);
  const isWeakened = lostAt !== null && !hasRested(lostAt);
  return { bound, isSettled, isWeakened };
}

const hourMs = 3_600_000;
const registeringMs = 10 * 60_000;
