import type { Database } from '#server/db/open.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { parseAddress } from '#server/ports/geo/network.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { nameDevice } from './device-name.ts';
import {
  deleteOldDevices,
  hasDevice,
  hasLoggedIn,
  hasNetwork,
  insertNetwork,
  upsertDevice,
} from './device-store.ts';

/** Whether this account has been opened from here before, or never from anywhere. */
export async function isKnownPlace(
  { database }: Pick<AppContext, 'database'>,
  playerId: string,
  visit: Visit,
): Promise<boolean> {
  const deviceHash = hashOf(visit.device ?? '');
  if (!(await hasLoggedIn(database, playerId))) return true;
  if (!deviceHash || !(await hasDevice(database, playerId, deviceHash))) return false;
  return hasNetwork(database, playerId, networkOf(visit.address));
}

export interface RememberedDevice {
  /** For the cookie; the one that came, where one did. */
  device: string;
  deviceHash: Buffer;
  deviceName: string;
  /** The account has never been opened on this one. */
  isAdded: boolean;
}

export async function rememberDevice(
  database: Database,
  { playerId, visit, now }: { playerId: string; visit: Visit; now: Date },
): Promise<RememberedDevice> {
  // What came may be anything: a name that could not be ours gets a new one.
  const device = visit.device && hashOf(visit.device) ? visit.device : newToken();
  const deviceHash = hashOf(device);
  if (!deviceHash) throw new Error('A new token does not look like a token.');
  const deviceName = nameDevice(visit.userAgent);
  const { address } = visit;
  await deleteOldDevices(database, now);
  const isAdded = await upsertDevice(database, { playerId, deviceHash, deviceName, address, now });
  await insertNetwork(database, { playerId, network: networkOf(address), now });
  return { device, deviceHash, deviceName, isAdded };
}

/** What a device that has opened this account is counted by, apart from strangers' guesses. */
export async function knownDeviceOf(
  { database }: Pick<AppContext, 'database'>,
  playerId: string,
  visit: Visit,
): Promise<string | undefined> {
  const deviceHash = hashOf(visit.device ?? '');
  if (!deviceHash || !(await hasDevice(database, playerId, deviceHash))) return undefined;
  return deviceHash.toString('base64url');
}

/** One provider's neighbourhood: a phone changes its address with every cell, its country seldom. */
function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed.family === 4 ? `4:${parsed.bits >> 16n}` : `6:${parsed.bits >> 96n}`;
}
