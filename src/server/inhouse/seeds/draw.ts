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

/**
 * The same draw each time it is asked for: a pool of tickets is shuffled once for as long as its draw
 * is known, and asked for with every ticket.
 */
export function steadyDrawFor(seeds: Seeds): Draw {
  const key = `${seeds.serverSeed}:${seeds.clientSeed}:${seeds.nonce}`;
  const draw = steady.get(key) ?? drawFor(seeds);
  // Those that are used stand last, and what stands first is let go.
  steady.delete(key);
  steady.set(key, draw);
  for (const oldest of steady.keys()) if (steady.size > mostSteady) steady.delete(oldest);
  return draw;
}

const steady = new Map<string, Draw>();
const mostSteady = 16;

/** A round's floats by position; the machine's own hash is a good deal faster than the page's. */
export function drawFor(seeds: Seeds): Draw {
  return drawOf(seeds, (key, message) => createHmac('sha256', key).update(message).digest());
}
