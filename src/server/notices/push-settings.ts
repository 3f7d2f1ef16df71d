import type { PushPreferences, PushSettings } from '#contract/push.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PushKeys } from '#server/ports/push/push.ts';
import { selectSubscriptionIds, selectTimeZone, selectWishes, upsertWishes } from './push-store.ts';

export async function readPushSettings(
  app: Pick<AppContext, 'database'>,
  pushKeys: () => Promise<PushKeys>,
  playerId: string,
): Promise<Done<PushSettings>> {
  const [wishes, devices, timeZone, { publicKey }] = await Promise.all([
    selectWishes(app.database, playerId),
    selectSubscriptionIds(app.database, playerId),
    selectTimeZone(app.database),
    pushKeys(),
  ]);
  return done({ ...wishes, devices: devices.length, timeZone, publicKey });
}

export async function changeWishes(
  app: Pick<AppContext, 'database'>,
  pushKeys: () => Promise<PushKeys>,
  playerId: string,
  wishes: PushPreferences,
): Promise<Done<PushSettings>> {
  await upsertWishes(app.database, playerId, wishes);
  return readPushSettings(app, pushKeys, playerId);
}
