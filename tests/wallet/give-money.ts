import { type Database, inTransaction } from '#server/db/open.ts';
import type { PlayerAccountKind } from '#server/ledger/account-kinds.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';

interface Gift {
  playerId: string;
  amount: bigint;
  commodity?: string;
  into?: PlayerAccountKind;
  /** Whose wallet, where it is a vendor's. */
  subject?: string;
  kind?: string;
}

/** Puts money into a player's account out of the house's, as a correction or under another name. */
export async function giveMoney(
  database: Database,
  { playerId, amount, commodity = 'COP', into = 'player-main', subject = '', kind }: Gift,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const to = await openAccount(transaction, { kind: into, playerId, subject, commodity });
    const from = await openAccount(transaction, { kind: 'house', commodity });
    const posting = await post(transaction, {
      key: `test:${crypto.randomUUID()}`,
      kind: kind ?? 'adjustment',
      reference: 'a test',
      actor: 'test',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    });
    if (posting.outcome !== 'posted') throw new Error(posting.outcome);
    return { done: true };
  });
}
