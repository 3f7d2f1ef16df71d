import { type Database, inTransaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { type Leg, type Posting, post } from '#server/ledger/post.ts';

export const commodity = 'COP';

export interface LedgerPlayer {
  playerId: string;
  main: string;
  house: string;
}

/** Somebody with an empty purse, and the house beside it. */
export async function ledgerPlayer(database: Database): Promise<LedgerPlayer> {
  const { id: playerId } = await database
    .insertInto('player')
    .values({
      account: `p${crypto.randomUUID().slice(0, 12)}`,
      nickname: 'P',
      merchant: 'VERBENA',
      language: 'es',
      type: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    playerId,
    main: await openAccount(database, { kind: 'player-main', playerId, commodity }),
    house: await openAccount(database, { kind: 'house', commodity }),
  };
}

/** A transfer of two legs, in a transaction of its own; what is refused leaves nothing. */
export async function move(
  database: Database,
  { key = crypto.randomUUID(), amount, from, to }: Move,
): Promise<Posting> {
  const legs: Leg[] = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  const { posting } = await inTransaction(database, async (transaction) => {
    const posting = await post(transaction, {
      key,
      kind: 'test',
      reference: 'r',
      actor: 'test',
      legs,
    });
    return { done: posting.outcome === 'posted' || posting.outcome === 'already', posting };
  });
  return posting;
}

interface Move {
  key?: string;
  amount: bigint;
  from: string;
  to: string;
}
