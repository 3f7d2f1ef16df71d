import { randomInt } from 'node:crypto';
import type { freePlay } from '#contract/session.ts';
import { addressKey } from '#server/anti-abuse/address-key.ts';
import { reserveAttempt } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { done, type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { deleteOldTrials, insertTrialPlayer } from '../passwords/credential-store.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';

/** A visitor of one's own, for looking around; it can never hold money. */
export async function playFree(
  app: AppContext,
  visit: Visit,
): Promise<Outcome<object, (typeof freePlay)['refuses'][number]>> {
  const site = await readSite(app, visit.language);
  if (!site.whitelabel.FREEPLAY3) return refuse('login.free-play-off');
  const counted = { rule: 'trial', key: addressKey(visit.address) } as const;
  const reserved = await reserveAttempt(app, [counted]);
  if (!reserved.done) {
    return refuse('login.too-many-trials', waitSeconds(app, reserved.until));
  }
  await deleteOldTrials(app.database, app.clock.now());
  const playerId = await insertTrialPlayer(app.database, {
    account: `trial${randomInt(1e11, 1e12)}`,
    merchant: app.settings.merchant,
    language: visit.language,
  });
  const { token } = await openSession(app, playerId);
  return done({}, sessionCookies(token, true));
}
