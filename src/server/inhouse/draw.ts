import { createHmac, randomBytes } from 'node:crypto';
import { drawOf, type Seeds } from '#games/draw.ts';
import type { Draw } from '#games/game.ts';

/** The one place where a house game's chance is made: 32 bytes of the machine's own. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What a player's own seed is before they choose one. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}

/** A round's floats by position; the machine's own hash is a good deal faster than the page's. */
export function drawFor(seeds: Seeds): Draw {
  return drawOf(seeds, (key, message) => createHmac('sha256', key).update(message).digest());
}
