import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { Refused } from '#client/data/refused.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';
import type { RequestOf } from '#contract/call.ts';
import { placeTicket } from '#contract/lottery-tickets.ts';

export type Purchase = RequestOf<typeof placeTicket>;

/**
 * The purchase that was sent and not answered yet, as it was sent: after a reload or a lost reply the same
 * request is sent again, so the gateway sells it once.
 */
export function keptPurchase(memberId: string, game: string) {
  const key = memberStorageKey(memberId, `lottery-sale:${game}`);
  return {
    read: (): Purchase | null => storage.getItem(key, null),
    keep: (purchase: Purchase): void => storage.setItem(key, purchase),
    forget: (): void => storage.removeItem(key),
  };
}

/**
 * Did the gateway decide about the purchase? An overload, a session that ended or an answer that cannot be
 * read say nothing about an earlier attempt, whose reply was lost.
 */
export function isDecided(error: Error): boolean {
  if (!(error instanceof Refused)) return false;
  if (decidingRefusals.has(error.code)) return true;
  return error.code.startsWith('request.') && !passingRefusals.has(error.code);
}

const decidingRefusals: ReadonlySet<string> = new Set(placeTicket.refuses);
const passingRefusals: ReadonlySet<string> = new Set(['request.too-many', 'request.too-slow']);

const storage = deviceStorage<Purchase | null>(v.nullable(placeTicket.request));
