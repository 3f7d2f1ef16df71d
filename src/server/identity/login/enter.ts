import type { Entered } from '#contract/session.ts';
import type { Provider } from '#contract/system.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { type Cookie, type Done, done, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { tellOfNewDevice } from '../factors/tell-owner.ts';
import { isConfirmationDue } from '../passwords/confirmation-due.ts';
import { isGivenOut, replaceLastLogin } from '../passwords/credential-store.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { type RememberedDevice, rememberDevice } from './devices.ts';

export interface Entering {
  playerId: string;
  client: 'browser' | 'program';
  /** The password that opened it has to be changed. One that was given out has to be in any case. */
  mustChange?: boolean;
  /** The provider whose word was the proof. */
  vouchedBy?: Provider;
}

/**
 * The end of every login: the caller has proved who the player is. Opens the session,
 * remembers the place, and tells the owner of one that was never seen.
 */
export function enter(app: AppContext, entering: Entering, visit: Visit): Promise<Done<Entered>> {
  return inTransaction(app.database, (transaction) => enterIn(app, transaction, entering, visit));
}

/** In the transaction of a caller whose own writing stands or falls with the login. */
export async function enterIn(
  app: AppContext,
  transaction: Transaction,
  { playerId, client, mustChange = false, vouchedBy }: Entering,
  visit: Visit,
): Promise<Done<Entered>> {
  const now = app.clock.now();
  const isBrowser = client === 'browser';
  const remembered = await rememberDevice(transaction, { playerId, visit, now });
  const { deviceHash, deviceName } = remembered;
  if (remembered.isAdded) {
    await noteMarks(app, transaction, playerId, { device: deviceHash.toString('base64url') });
  }
  const { address } = visit;
  const mustChangeNow =
    mustChange ||
    (await isGivenOut(transaction, playerId)) ||
    (await isConfirmationDue(transaction, playerId));
  const { token, sessionId: by } = await openSession(
    { database: transaction, clock: app.clock },
    playerId,
    { deviceHash, deviceName, address },
    { mustChange: mustChangeNow, vouchedBy: vouchedBy ?? null },
  );
  const last = await replaceLastLogin(transaction, { playerId, now, address, deviceName });
  if (last && remembered.isAdded) {
    await tellOfNewDevice(app, transaction, { playerId, visit, deviceName, by });
  }
  return done(
    {
      token: isBrowser ? null : token,
      firstTimeLogin: last === null,
      passwordExpired: mustChangeNow,
      lastLogin: last && {
        at: last.at.toISOString(),
        address: last.address ?? '',
        device: last.deviceName,
      },
      challenge: null,
    },
    isBrowser ? [...sessionCookies(token), deviceCookie(remembered)] : undefined,
  );
}

/** Longer than a browser lets any cookie live; every login renews it. */
const yearSeconds = 400 * 24 * 60 * 60;

function deviceCookie({ device }: RememberedDevice): Cookie {
  return { name: 'device', value: device, maxAgeSeconds: yearSeconds, isHttpOnly: true };
}
