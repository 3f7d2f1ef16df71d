import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Books, StormOutcome, StormWish } from './ledger-storm.ts';

/** As one would write it at first: reads, thinks, and then writes what it thought. */
export async function naiveBooks(
  database: Database,
  accounts: readonly string[],
  amount: number,
): Promise<Books> {
  await sql`create table naive_balance (account text primary key, amount bigint)`.execute(database);
  await sql`create table naive_transfer (key text, amount bigint)`.execute(database);
  for (const account of accounts) {
    await sql`insert into naive_balance values (${account}, ${amount})`.execute(database);
  }
  const whole = BigInt(amount) * BigInt(accounts.length);
  return {
    post: (wish) => postNaively(database, wish),
    async audit() {
      const { rows: transfers } = await sql<{ key: string; count: number }>`
        select key, count(*)::int as count from naive_transfer group by key`.execute(database);
      const { rows: balances } = await sql<{ account: string; amount: string }>`
        select account, amount from naive_balance`.execute(database);
      const all = balances.reduce((sum, row) => sum + BigInt(row.amount), 0n);
      return {
        transfers: new Map(transfers.map(({ key, count }) => [key, count])),
        balances: new Map(balances.map((row) => [row.account, BigInt(row.amount)])),
        sum: all - whole,
        negative: balances.filter((row) => BigInt(row.amount) < 0n).length,
      };
    },
  };
}

function postNaively(database: Database, wish: StormWish): Promise<StormOutcome> {
  const { key, from, to, amount } = wish;
  return database.transaction().execute(async (transaction) => {
    const { rows: known } = await sql`
      select 1 from naive_transfer where key = ${key}`.execute(transaction);
    if (known.length > 0) return 'already';
    const { rows } = await sql<{ account: string; amount: string }>`
      select account, amount from naive_balance
      where account in (${from}, ${to})`.execute(transaction);
    const has = (account: string) =>
      BigInt(rows.find((row) => row.account === account)?.amount ?? 0);
    if (has(from) < BigInt(amount)) return 'short';
    const write = (account: string, next: bigint) =>
      sql`update naive_balance set amount = ${String(next)} where account = ${account}`.execute(
        transaction,
      );
    // In one order, so that it does not save itself by getting stuck.
    const steps = [
      { account: from, next: has(from) - BigInt(amount) },
      { account: to, next: has(to) + BigInt(amount) },
    ].sort((one, other) => (one.account < other.account ? -1 : 1));
    for (const { account, next } of steps) await write(account, next);
    await sql`insert into naive_transfer values (${key}, ${amount})`.execute(transaction);
    return 'posted';
  });
}
