import { isSameName } from './kyc-rules.ts';

/** Whether money can go to a place just now, and if not, why. */
export type PayoutStanding = 'ready' | 'resting' | 'off' | 'other-name';

interface PayoutAccount {
  holder: string;
  usableFrom: string;
}

interface Circumstances {
  /** Whether its way is among those the merchant offers now. */
  isOffered: boolean;
  /** The name on file; without one there is nothing to compare with, and nothing leaves either. */
  name: string | null;
  now: string;
}

/**
 * One rule for both sides: what the app offers to be picked is what the gateway would take. Waiting is
 * promised only where waiting helps.
 */
export function payoutStanding(
  { holder, usableFrom }: PayoutAccount,
  { isOffered, name, now }: Circumstances,
): PayoutStanding {
  if (!isPaidTo(holder, name)) return 'other-name';
  if (!isOffered) return 'off';
  return usableFrom > now ? 'resting' : 'ready';
}

export function isPaidTo(holder: string, name: string | null): boolean {
  return name === null || isSameName(holder, name);
}

const byWorth = ['ready', 'resting', 'off', 'other-name'] as const;

/** The best there is among several: one that is ready is enough. */
export function bestStanding(standings: readonly PayoutStanding[]): PayoutStanding | 'none' {
  return byWorth.find((one) => standings.includes(one)) ?? 'none';
}
