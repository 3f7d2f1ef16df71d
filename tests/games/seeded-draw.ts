import { createHmac } from 'node:crypto';
import { drawOf, type Hmac } from '#games/draw.ts';
import type { Draw } from '#games/game.ts';

/** The provable draw with a seed that a test can name, so that it fails the same way every time. */
export function seededDraw(seed: string, nonce: number): Draw {
  return drawOf({ serverSeed: seed, clientSeed: 'tests', nonce }, nodeHmac);
}

export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
