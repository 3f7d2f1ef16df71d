import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { lockBonusBalance } from './bonus-balance.ts';
import { type BonusRow, endRow, lockRow } from './bonus-store.ts';

interface End {
  to: 'completed' | 'used-up' | 'expired' | 'given-up' | 'revoked' | 'ended-by-break';
  now: Date;
  actor: string;
  reason?: string | null;
  /** What becomes the player's own; the rest goes back to the house. */
  converts?: (bonus: BonusRow, balance: bigint) => bigint;
}

/**
 * Ends a bonus that is played, in the transaction of whoever holds the player's protection. Undefined where it
 * has ended already, or may not end so any more. Answers what became the player's own, and what went back.
 */
export async function endBonus(
  { events }: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  bonus: BonusRow,
  { to, now, actor, reason = null, converts = () => 0n }: End,
): Promise<{ converted: bigint; returned: bigint } | undefined> {
  await lockRow(transaction, bonus.grant_id);
  const balance = await lockBonusBalance(transaction, bonus);
  const converted = converts(bonus, balance);
  const grantId = bonus.grant_id;
  if (!(await endRow(transaction, { grantId, to, converted, now, reason }))) return undefined;
  const returned = balance - converted;
  await book(transaction, bonus, { converted, returned, actor });
  const { player_id: playerId } = bonus;
  await publishBalanceChange({ events }, transaction, playerId);
  await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  return { converted, returned };
}

/** All of it, up to the cap; of a sticky bonus what was won with it alone. */
export function convertible(bonus: BonusRow, balance: bigint): bigint {
  return capped(bonus, bonus.terms.isSticky ? winnings(bonus, balance) : balance);
}

/** What was won above the bonus itself: a player who excludes themselves keeps it. */
export function winningsOf(bonus: BonusRow, balance: bigint): bigint {
  return capped(bonus, winnings(bonus, balance));
}

function winnings({ principal }: BonusRow, balance: bigint): bigint {
  const above = balance - BigInt(principal);
  return above > 0n ? above : 0n;
}

function capped({ cap_conversion: cap }: BonusRow, worth: bigint): bigint {
  return cap === null || worth < BigInt(cap) ? worth : BigInt(cap);
}

async function book(
  transaction: Transaction,
  { grant_id: id, player_id: playerId, account_id: account }: BonusRow,
  { converted, returned, actor }: { converted: bigint; returned: bigint; actor: string },
): Promise<void> {
  if (account === null) throw new Error(`Bonus ${id} began without an account.`);
  const { currency: commodity } = await selectMerchant(transaction);
  const issued = await openAccount(transaction, { kind: 'bonus-issued', commodity });
  if (converted > 0n) {
    const cost = { kind: 'rewards-cost', subject: 'bonus', commodity } as const;
    const main = { kind: 'player-main', playerId, commodity } as const;
    await move(transaction, { id, kind: 'converted', actor }, [
      { account, amount: -converted },
      { account: issued, amount: converted },
      { account: await openAccount(transaction, cost), amount: -converted },
      { account: await openAccount(transaction, main), amount: converted },
    ]);
  }
  if (returned > 0n) {
    await move(transaction, { id, kind: 'ended', actor }, [
      { account, amount: -returned },
      { account: issued, amount: returned },
    ]);
  }
}

async function move(
  transaction: Transaction,
  { id, kind, actor }: { id: string; kind: 'converted' | 'ended'; actor: string },
  legs: readonly { account: string; amount: bigint }[],
): Promise<void> {
  const posting = await post(transaction, {
    key: `reward:${id}:${kind}`,
    kind: `bonus-${kind}`,
    reference: `reward:${id}`,
    actor,
    legs,
  });
  if (posting.outcome !== 'posted') throw new Error(`Bonus ${id} was ${posting.outcome}.`);
}
