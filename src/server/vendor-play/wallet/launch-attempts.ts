import {
  type ChecksContext,
  countFailure,
  failuresOf,
  reserveAttempt,
  takeBackAttempt,
} from '#server/anti-abuse/throttle.ts';
import { throttleRules } from '#server/anti-abuse/throttle-rules.ts';

/** Invalid tokens of one vendor in a minute; more than that is somebody who tries them out. */
export const mostOfVendor = throttleRules['launch-vendor'].most;

export interface LaunchToken {
  vendor: string;
  tokenHash: Buffer;
}

/**
 * Counted by token and by vendor and not by address: all of a vendor's players come from its one. A
 * valid token is never refused for invalid ones, so nobody can lock a vendor out.
 */
export async function isVendorGuessing(app: ChecksContext, vendor: string): Promise<boolean> {
  return (await failuresOf(app, { rule: 'launch-vendor', key: vendor })) >= mostOfVendor;
}

/** Counted before the token is looked up, so that of many at once only a few are. Null: refused. */
export async function reserveLaunch(app: ChecksContext, token: LaunchToken): Promise<Date | null> {
  const reserved = await reserveAttempt(app, [throttledBy(token)]);
  return reserved.done ? reserved.at : null;
}

export function takeBackLaunch(app: ChecksContext, token: LaunchToken, at: Date): Promise<void> {
  return takeBackAttempt(app, [throttledBy(token)], at);
}

/** Returns whether this one made the vendor's guesses an incident. */
export async function countInvalidToken(app: ChecksContext, vendor: string): Promise<boolean> {
  return (await countFailure(app, { rule: 'launch-vendor', key: vendor })) === mostOfVendor;
}

function throttledBy({ vendor, tokenHash }: LaunchToken) {
  return { rule: 'launch-token', key: `${vendor} ${tokenHash.toString('base64')}` } as const;
}
