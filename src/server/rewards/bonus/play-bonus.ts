import type { Transaction } from '#server/db/open.ts';
import {
  type BonusPlace,
  callPlayable,
  callReceive,
  insertStake,
  type NewStake,
  type StakedRound,
  settleStakes,
} from './play-store.ts';
import type { PlayableBonus } from './split-stake.ts';

/** The bonus that a stake in this game may use; its player's protection is locked. */
export async function findPlayable(
  transaction: Transaction,
  place: BonusPlace,
): Promise<PlayableBonus | null> {
  const found = await callPlayable(transaction, place);
  if (!found) return null;
  const { grantId, account, balance, capStake } = found;
  return { grantId, account, balance: BigInt(balance), capStake: BigInt(capStake) };
}

/** Where the bonus's part of a payment goes, as the bonus stands now; what is left of it stays with the house. */
export async function receivePart(
  transaction: Transaction,
  grantId: string,
  part: bigint,
): Promise<{ account: string; intoBonus: bigint; intoMain: bigint }> {
  const { account, intoBonus, intoMain } = await callReceive(transaction, grantId, part);
  return { account, intoBonus: BigInt(intoBonus), intoMain: BigInt(intoMain) };
}

/** The bonus's part of a stake, noted with the stake. */
export function noteStake(transaction: Transaction, stake: NewStake): Promise<void> {
  return insertStake(transaction, stake);
}

/** A round is over: the bonus's part of each of its stakes, by its step. */
export function endStakes(
  transaction: Transaction,
  round: StakedRound,
): Promise<Map<number, bigint>> {
  return settleStakes(transaction, round);
}
