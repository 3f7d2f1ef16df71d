import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { openTransferVendor } from '#tests/vendor-play/transfer-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { bringHome } from './bring-home.ts';
import { moveFunds } from './move-funds.ts';
import { readBalance } from './read-balance.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const vendor = await openTransferVendor(app);
vendor.currency = 'USD';

/** How many wait for a lock that somebody else holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}

test('G-LEDGER: what came to a vendor while the way home began is asked of the vendor, and is nowhere twice', async () => {
  const ana = await newPlayer(database, 'ana');
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
  const requestId = crypto.randomUUID();
  const holding = await database.startTransaction().execute();
  await holding
    .insertInto('wallet_request')
    .values({
      ...{ player_id: ana.id, request_id: requestId, kind: 'home', asked: '{}' },
      asked_at: app.clock.now(),
    })
    .execute();
  const home = bringHome(app, { requestId }, ana, visitor);
  await expect.poll(waiting).toBe(1);
  const wish = { requestId: crypto.randomUUID(), vendor: 'EVO', direction: 'in' } as const;
  expect(await moveFunds(app, { ...wish, amount: '400' }, ana, visitor)).toMatchObject({
    value: { state: 'done' },
  });
  await holding.rollback().execute();
  expect(await home).toMatchObject({ value: { total: '400' } });
  const { main, vendors } = (await readBalance(app, { language: 'en' }, ana)).value;
  expect([main, vendors[0]?.amount]).toEqual(['1000', '0']);
  expect([...vendor.wallets.values()]).toEqual([0n]);
});
