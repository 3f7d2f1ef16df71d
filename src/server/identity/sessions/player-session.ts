import type { Player } from '#server/kernel/answer.ts';

/** The hash of the session a caller came with, as the table of sessions holds it. */
export function sessionOf(player: Player): Buffer | undefined {
  return player.session?.hash;
}
