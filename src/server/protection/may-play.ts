import type { Transaction } from '#server/db/open.ts';
import { selectPlayFacts } from './play-facts-store.ts';
import { type PlayPlace, type PlayRefusal, reviewPlay } from './review-play.ts';

interface Stake {
  playerId: string;
  /** Minor units; zero asks whether a game may be opened at all. */
  stake: bigint;
  now: Date;
  place?: PlayPlace | undefined;
}

/** Null lets the player play. Their row of protection stays locked until the transaction ends. */
export async function mayPlay(
  transaction: Transaction,
  { playerId, stake, now, place }: Stake,
): Promise<PlayRefusal | null> {
  return reviewPlay(await selectPlayFacts(transaction, playerId, now), { stake, now, place });
}
