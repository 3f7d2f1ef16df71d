import type { PushPreferences, PushSettings } from '#contract/push.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PushKeys } from '#server/ports/push/push.ts';
import {
  selectPreferences,
  selectSubscriptionIds,
  selectTimeZone,
  upsertPreferences,
} from './push-store.ts';

export async function readPushSettings(
  app: Pick<AppContext, 'database'>,
  pushKeys: () => Promise<PushKeys>,
  playerId: string,
): Promise<Done<PushSettings>> {
  const [preferences, devices, timeZone, { publicKey }] = await Promise.all([
    selectPreferences(app.database, playerId),
    selectSubscriptionIds(app.database, playerId),
    selectTimeZone(app.database),
    pushKeys(),
  ]);
  return done({ ...preferences, devices: devices.length, timeZone, publicKey });
}

export async function changePreferences(
  app: Pick<AppContext, 'database'>,
  pushKeys: () => Promise<PushKeys>,
  playerId: string,
  preferences: PushPreferences,
): Promise<Done<PushSettings>> {
  await upsertPreferences(app.database, playerId, preferences);
  return readPushSettings(app, pushKeys, playerId);
}
