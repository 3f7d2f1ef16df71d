import type { Player } from '#server/kernel/answer.ts';

/**
 * Which session a caller came with, known to this room alone: beside the player it would find its
 * way into logs and answers.
 */
const sessions = new WeakMap<Player, Buffer>();

export function rememberSession(player: Player, tokenHash: Buffer): Player {
  sessions.set(player, tokenHash);
  return player;
}

export function sessionOf(player: Player): Buffer | undefined {
  return sessions.get(player);
}
