import type { PushSettings, PushWishes } from '#contract/push.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import type { Push } from '#server/ports/push/push.ts';
import { pushKeysOf } from './push-keys.ts';
import { selectSubscriptionIds, selectTimeZone, selectWishes, upsertWishes } from './push-store.ts';

export async function readPushSettings(
  house: Pick<House, 'database' | 'vault'>,
  push: Push,
  playerId: string,
): Promise<Done<PushSettings>> {
  const [wishes, devices, timeZone, { publicKey }] = await Promise.all([
    selectWishes(house.database, playerId),
    selectSubscriptionIds(house.database, playerId),
    selectTimeZone(house.database),
    pushKeysOf(house, push),
  ]);
  return done({ ...wishes, devices: devices.length, timeZone, publicKey });
}

export async function changeWishes(
  house: Pick<House, 'database' | 'vault'>,
  push: Push,
  playerId: string,
  wishes: PushWishes,
): Promise<Done<PushSettings>> {
  await upsertWishes(house.database, playerId, wishes);
  return readPushSettings(house, push, playerId);
}
