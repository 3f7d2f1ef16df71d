import { createHmac } from 'node:crypto';

/** How the public list names somebody: they find their own name, and nobody else's. */
export function holderOf(salt: string, playerId: string): string {
  return createHmac('sha256', salt).update(playerId).digest('hex').slice(0, 16);
}
