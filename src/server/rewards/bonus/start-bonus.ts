import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { GrantRow } from '../grants/grant-store.ts';
import { type BonusRow, startRow } from './bonus-store.ts';

/**
 * A claimed bonus begins: its sum lies in an account of its own from now on, and its days run. Its player's
 * protection is locked, and no other bonus of its product is played.
 */
export async function startBonus(
  transaction: Transaction,
  { id, player_id: playerId, amount, commodity }: GrantRow,
  bonus: BonusRow,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  // The main account before this one: postings lock accounts in the order of their numbers.
  await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const own = { kind: 'player-bonus', playerId, subject: id, commodity } as const;
  const accountId = await openAccount(transaction, own);
  const expiresAt = new Date(now.getTime() + bonus.terms.days * dayMs);
  const started = await startRow(transaction, { grantId: id, accountId, now, expiresAt });
  if (!started) throw new Error(`Bonus ${id} began before.`);
  const issued = await openAccount(transaction, { kind: 'bonus-issued', commodity });
  const posting = await post(transaction, {
    key: `reward:${id}:granted`,
    kind: 'bonus-granted',
    reference: `reward:${id}`,
    actor,
    legs: [
      { account: issued, amount: -BigInt(amount) },
      { account: accountId, amount: BigInt(amount) },
    ],
  });
  if (posting.outcome !== 'posted') throw new Error(`Bonus ${id} was ${posting.outcome}.`);
}

const dayMs = 24 * 60 * 60_000;
