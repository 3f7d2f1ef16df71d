import type { Transaction } from '#server/db/open.ts';
import { selectPlayFacts } from './play-facts-store.ts';
import { type PlayRefusal, reviewPlay } from './review-play.ts';

interface Stake {
  playerId: string;
  /** Minor units; zero asks whether a game may be opened at all. */
  stake: bigint;
  now: Date;
}

/** Null lets the player play. Their row of protection stays locked until the transaction ends. */
export async function mayPlay(
  transaction: Transaction,
  { playerId, stake, now }: Stake,
): Promise<PlayRefusal | null> {
  return reviewPlay(await selectPlayFacts(transaction, playerId, now), { stake, now });
}
