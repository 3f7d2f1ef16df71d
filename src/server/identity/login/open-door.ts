import type { Entered } from '#contract/session.ts';
import { type Done, done, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { insertChallenge } from '../factors/challenge-store.ts';
import { proofWaysOf } from '../factors/proof-ways.ts';
import { isKnownPlace } from './devices.ts';
import { type Entering, enter } from './enter.ts';

/**
 * The password was right. From a place that the account has never been opened from, one more proof
 * is asked for, whichever the account has; a member without one is logged in and notified.
 */
export async function openDoor(
  app: AppContext,
  entering: Entering,
  visit: Visit,
): Promise<Done<Entered>> {
  const { playerId, client, mustChange = false } = entering;
  if (await isKnownPlace(app, playerId, visit)) return enter(app, entering, visit);
  const ways = await proofWaysOf(app, playerId);
  if (ways.length === 0) return enter(app, entering, visit);
  const challengeId = newToken();
  const idHash = hashOf(challengeId);
  if (!idHash) throw new Error('A new token does not look like a token.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await insertChallenge(app.database, { idHash, playerId, mustChange, client, expiresAt, now });
  return done({
    token: null,
    firstTimeLogin: false,
    passwordExpired: false,
    lastLogin: null,
    challenge: { challengeId, ways },
  });
}

/** As long as a code lives: who waits for one must not be sent back to the start by it. */
const challengeMs = 10 * 60_000;
