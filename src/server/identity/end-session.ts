import type { Player } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { sessionOf } from './player-session.ts';
import { setSessionEnded } from './store.ts';

/** Ends the session the caller came with; other devices of the same player stay logged in. */
export async function endSession({ database, clock }: House, player: Player): Promise<void> {
  const tokenHash = sessionOf(player);
  if (!tokenHash) throw new Error('A player without a session asked to end it.');
  await setSessionEnded(database, tokenHash, clock.now());
}
