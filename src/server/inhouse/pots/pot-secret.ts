import { grainsInMinor } from '#games/jackpot.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PotName } from './pot-store.ts';

interface LockedPot extends PotName {
  number: number;
  lockedTrigger: string;
}

/** What of a pot nobody knows before it is hit. */
export interface PotSecret {
  /** In grains. */
  trigger: bigint;
  /** With its salt, so that who knows trigger and all stakes still cannot work out what follows from it. */
  text: string;
}

export function secretOf(app: Pick<AppContext, 'vault'>, pot: LockedPot): PotSecret {
  const text = textOf(app, pot);
  const [, , trigger = '0'] = text.split(':');
  return { trigger: BigInt(trigger) * grainsInMinor, text };
}

/** Trigger and salt, as they were committed to. */
export function textOf({ vault }: Pick<AppContext, 'vault'>, pot: LockedPot): string {
  return vault.unlock(pot.lockedTrigger, placeOfTrigger(pot, pot.number));
}

/** Where a trigger is locked: it opens nowhere else. */
export const placeOfTrigger = ({ code, purse, commodity }: PotName, number: number) =>
  `pot.locked_trigger/${code}/${purse}/${commodity}/${number}`;
