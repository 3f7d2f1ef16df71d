import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { Refused } from '#client/data/refused.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';
import { TicketPurchase } from '#contract/lottery-tickets.ts';

/**
 * The purchase that was sent and not answered yet, as it was sent: after a reload or a lost reply the same
 * request is sent again, so the gateway sells it once.
 */
export function keptPurchase(memberId: string, game: string) {
  const key = memberStorageKey(memberId, `lottery-sale:${game}`);
  return {
    read: (): TicketPurchase | null => storage.getItem(key, null),
    keep: (purchase: TicketPurchase): void => storage.setItem(key, purchase),
    forget: (): void => storage.removeItem(key),
  };
}

/**
 * Did the gateway decide about the purchase? An overload, a session that ended or an answer that cannot be
 * read say nothing about an earlier attempt, whose reply was lost.
 */
export function isDecided(error: Error): boolean {
  return (
    error instanceof Refused && !/^(system|session)\.|^request\.too-(many|slow)/.test(error.code)
  );
}

const storage = deviceStorage<TicketPurchase | null>(v.nullable(TicketPurchase));
