import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { inTransaction } from '#server/db/open.ts';
import { daysPartitionedAhead } from '#server/db/partitions.ts';
import { makePartitions } from '#server/ledger/days-store.ts';
import { makeBetPartitions } from '#server/records/partition-store.ts';
import { makeFactPartitions } from '#server/settled-facts/fact-store.ts';
import { freshDatabase } from './harness.ts';
import { ledgerPlayer } from './ledger-player.ts';

const { database } = await freshDatabase();
const player = await ledgerPlayer(database);

async function addBet(round: string, ago: string, state = 'lost'): Promise<void> {
  await sql`
    insert into bet_record (
      player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at, settled_at)
    values (${player.playerId}, 'RNG', 'PG', '{"es": "J", "en": "J"}', ${round}, 1, 2, ${state},
      now() - ${ago}::interval, now())`.execute(database);
}

async function partOf(round: string): Promise<string | undefined> {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from bet_record where round = ${round}`.execute(
    database,
  );
  return rows[0]?.part;
}

test('a bet lies in the month of its stake, and one before the first month in a part of its own', async () => {
  await addBet('now', '0 days');
  await addBet('long ago', '9 years');
  expect(await partOf('now')).toMatch(/^bet_record_20\d\d_\d\d$/);
  expect(await partOf('long ago')).toBe('bet_record_earlier');
});

test('the months to come of the betting record are made while bets are placed, once', async () => {
  const made = await inTransaction(database, async (transaction) => {
    await sql`update bet_record set stake = stake`.execute(transaction);
    return { done: true, count: await makeBetPartitions(database, 8) };
  });
  expect(made.count).toBe(2);
  expect(await makeBetPartitions(database, 8)).toBe(0);
});

test('a win in a month made later is noted as in every other', async () => {
  await makeBetPartitions(database, 12);
  const setting = { ...siteSettingRow('verbena'), winner_line: '1' };
  await database.insertInto('site_setting').values(setting).execute();
  await addBet('to come', '-330 days', 'won');
  const { rows } = await sql`select from noted_win where round = 'to come'`.execute(database);
  expect(rows).toHaveLength(1);
});

test('a bet is settled by its time in one month, whatever others there are', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain update bet_record set stake = 2
    where placed_at = '2026-11-23T12:00Z' and vendor_code = 'PG' and round = 'now' and player_id = 1`.execute(
    database,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect([...plan.matchAll(/(?:Index|Seq|Heap) Scan/g)]).toHaveLength(1);
});

test('how far the partitions reach is said of the table that ends first', async () => {
  const reach = async () => Math.round((await daysPartitionedAhead(database)) / 30);
  await makePartitions(database, 24);
  await makeBetPartitions(database, 20);
  await makeFactPartitions(database, 24);
  expect([20, 21]).toContain(await reach());
  const { rows } = await sql<{ part: string }>`
    select relid::regclass::text as part from pg_partition_tree('ledger_leg') where isleaf
    order by 1 desc limit 15`.execute(database);
  for (const { part } of rows) await sql.raw(`drop table ${part}`).execute(database);
  expect(await reach()).toBeLessThan(13);
});
