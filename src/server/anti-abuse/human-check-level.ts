import { hardestLevel } from '#contract/anti-abuse.ts';

/** What an address did in the last minutes. */
export interface Abuse {
  failedLogins: number;
  /** Checks it asked for, in all scenes: each was a login, a registration or an SMS to be. */
  drawn: number;
}

/**
 * Each level doubles the work. Two failures raise it and five checks do: somebody who mistypes waits
 * an instant longer, a program that goes on pays thirty-two times as much for every further try.
 */
export function levelFor({ failedLogins, drawn }: Abuse): number {
  return Math.min(hardestLevel, Math.floor(failedLogins / 2) + Math.floor(drawn / 5));
}

/** How many tries lie before the one that fits: from as many to twice as many. */
export function triesOf(level: number): { least: number; most: number } {
  return { least: easiestTries * 2 ** level, most: easiestTries * 2 ** (level + 1) };
}

/** Iterations of a single try: a millisecond and a half here, some four on a cheap phone. */
export const costOfTry = 5_000;
const easiestTries = 20;
