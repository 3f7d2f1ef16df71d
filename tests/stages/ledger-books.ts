import { sql } from 'kysely';
import { type Database, inTransaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { Audit, Books, StormOutcome, StormWish } from '#tests/faults/ledger-storm.ts';

const commodity = 'COP';

export function ledgerBooks(database: Database): Books {
  return {
    post: (wish) => postWish(database, wish),
    audit: () => auditLedger(database),
  };
}

export async function postWish(
  database: Database,
  { key, from, to, amount }: StormWish,
): Promise<StormOutcome> {
  const { outcome } = await inTransaction(database, async (transaction) => {
    const posting = await post(transaction, {
      key,
      kind: 'storm',
      reference: 'storm',
      actor: 'storm',
      legs: [
        { account: from, amount: BigInt(-amount) },
        { account: to, amount: BigInt(amount) },
      ],
    });
    return { done: posting.outcome === 'posted', outcome: posting.outcome };
  });
  return outcome;
}

/** Persons with something in their main account each; answers the accounts. */
export async function openPurses(
  database: Database,
  { count, amount, name }: { count: number; amount: number; name: string },
): Promise<string[]> {
  const app = await openAccount(database, { kind: 'house', commodity });
  const purses: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const account = `${name}${number}`;
    const { id: playerId } = await database
      .insertInto('player')
      .values({ account, nickname: account, type: 0, merchant: 'VERBENA', language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const purse = await openAccount(database, { kind: 'player-main', playerId, commodity });
    if (amount > 0) {
      await postWish(database, { key: `purse:${purse}`, from: app, to: purse, amount });
    }
    purses.push(purse);
  }
  return purses;
}

async function auditLedger(database: Database): Promise<Audit> {
  const { rows: transfers } = await sql<{ key: string; count: number }>`
    select key, count(*)::int as count from ledger_transfer where kind = 'storm'
    group by key`.execute(database);
  const { rows: balances } = await sql<{ account: string; amount: string }>`
    select account_id as account, amount from ledger_balance`.execute(database);
  const { rows: whole } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0)::text as sum from ledger_leg`.execute(database);
  return {
    transfers: new Map(transfers.map(({ key, count }) => [key, count])),
    balances: new Map(balances.map(({ account, amount }) => [account, BigInt(amount)])),
    sum: BigInt(whole[0]?.sum ?? 0),
    negative: balances.filter(({ amount }) => BigInt(amount) < 0n).length,
  };
}
