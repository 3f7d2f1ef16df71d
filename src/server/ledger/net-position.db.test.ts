import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { netPosition } from './net-position.ts';

const { database } = await freshDatabase();
const commodity = 'USD';

test('is what play came to since a moment, and opens only the months that it can lie in', async () => {
  const { id: playerId } = await newPlayer(database, 'ana');
  const give = (amount: bigint, kind: string) =>
    giveMoney(database, { playerId, amount, commodity, kind });
  await give(1_000n, 'deposit');
  await give(-400n, 'bet');
  const since = await nextMillisecond();
  await give(-300n, 'bet');
  await give(100n, 'win');
  const now = await databaseTime();
  await database.transaction().execute(async (transaction) => {
    expect(await netPosition(transaction, { playerId, commodity, since, now })).toBe(-200n);
    // What a statement was planned over is locked until the end; there are eighteen months to come.
    const { rows } = await sql<{ months: number }>`
      select count(distinct month.oid)::int as months
      from pg_locks as held
      join pg_class as month on month.oid = held.relation
      join pg_inherits on inhrelid = month.oid and inhparent = 'ledger_leg'::regclass
      where held.pid = pg_backend_pid()`.execute(transaction);
    expect(rows[0]?.months).toBeLessThanOrEqual(2);
  });
});

/** A moment behind everything that was posted; a `Date` knows no microseconds, so it waits for the next one it can say. */
async function nextMillisecond(): Promise<Date> {
  const before = await databaseTime();
  let now = before;
  while (now <= before) now = await databaseTime();
  return now;
}

async function databaseTime(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  return rows[0]?.now ?? new Date(0);
}
