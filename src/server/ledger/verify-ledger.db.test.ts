import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Database, inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { commodity, type LedgerPlayer, ledgerPlayer, move } from '#tests/database/ledger-player.ts';
import { standInClock, underClock } from '#tests/database/stand-in-clock.ts';
import { capture, reserve } from './holds.ts';
import { sealDays } from './seal-day.ts';
import { judgeBooks, verifyLedger } from './verify-ledger.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 4 });
const player = await fill(database);

/** Three sealed days and one that goes on, two persons, a hold that is half paid. */
async function fill(books: Database): Promise<LedgerPlayer> {
  const clock = await standInClock(books, connectionString);
  const one = await ledgerPlayer(books);
  const other = await ledgerPlayer(books);
  for (const day of [1, 2, 3]) {
    await clock.shift(`${day} days`);
    await underClock(clock, async (there) => {
      await move(there, { amount: 1_000n, from: one.house, to: one.main });
      await move(there, { amount: 70n, from: one.main, to: other.main });
      await move(there, { amount: 30n, from: other.main, to: one.house });
    });
  }
  const reference = 'withdrawal:1';
  const { playerId } = one;
  await inTransaction(books, async (transaction) => {
    await reserve(transaction, { playerId, commodity, amount: 90n, reference, actor: 'test' });
    const part = { reference, key: 'part', kind: 'test', actor: 'test' };
    await capture(transaction, { ...part, amount: 40n, to: one.house });
    return { done: true };
  });
  await underClock(clock, sealDays);
  return one;
}

const guarded = [
  'ledger_account',
  'ledger_balance',
  'ledger_transfer',
  'ledger_leg',
  'ledger_key',
  'ledger_hold',
  'ledger_day',
  'ledger_day_block',
];

/** Does what nothing but the owner of the server can, looks what is found, and takes it back. */
async function foundAfter(...statements: string[]): Promise<string[]> {
  const found: string[] = [];
  const undo = new Error('undone');
  const planting = database.transaction().execute(async (transaction) => {
    for (const table of guarded) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
    }
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    const verdict = await judgeBooks(transaction);
    found.push(...verdict.faults.map(({ check }) => check));
    throw undo;
  });
  await expect(planting).rejects.toBe(undo);
  return found;
}

test('sound books are found sound, with their size', async () => {
  expect(await verifyLedger(database)).toEqual({
    isSound: true,
    transfers: '11',
    legs: '22',
    accounts: '4',
    holds: '1',
    sums: { COP: '0' },
    days: 3,
    faults: [],
  });
});

const oneLeg = `(posted_on, transfer_id, ordinal) = (select posted_on, transfer_id, ordinal
  from ledger_leg where player_id is not null order by transfer_id desc limit 1)`;
const firstLeg = oneLeg.replace('desc', 'asc');

test.each([
  ['a leg changed', [`update ledger_leg set amount = amount + 1 where ${oneLeg}`], 'transfer-sum'],
  ['money made', [`update ledger_leg set amount = amount + 1 where ${oneLeg}`], 'commodity-sum'],
  ['a leg lost', [`delete from ledger_leg where ${oneLeg}`], 'transfer-legs'],
  ['a transfer lost', [`delete from ledger_transfer where key = 'part'`], 'leg-transfer'],
  ['its key left alone', [`delete from ledger_transfer where key = 'part'`], 'key-transfer'],
  ['a key lost', [`delete from ledger_key where key = 'part'`], 'transfer-key'],
  ['a key that was moved', [`update ledger_key set transfer_id = 1`], 'transfer-key'],
  [
    'a leg given to somebody else',
    [`update ledger_leg set player_id = 99 where ${oneLeg}`],
    'leg-account',
  ],
  ['a leg of no account', [`update ledger_leg set account_id = 99 where ${oneLeg}`], 'leg-account'],
  [
    'a request changed afterwards',
    [`update ledger_transfer set kind = 'gift' where key = 'part'`],
    'key-digest',
  ],
  ['a whole transfer made larger', [`update ledger_leg set amount = amount * 2`], 'key-digest'],
  [
    'a balance that nobody moved',
    [`update ledger_balance set amount = amount + 1`],
    'balance-legs',
  ],
  ['play that never was', [`update ledger_balance set staked = staked + 1`], 'turnover-legs'],
  ['money that nobody brought', [`update ledger_balance set brought = 9`], 'turnover-legs'],
  ['a balance lost', [`delete from ledger_balance where amount = 50`], 'balance-legs'],
  [
    'a step that does not follow',
    [`update ledger_leg set balance_after = 7 where ${oneLeg}`],
    'running-balance',
  ],
  ['a hold forgotten', [`delete from ledger_hold`], 'hold-balance'],
  ['a hold made larger', [`update ledger_hold set amount = amount + 1`], 'hold-balance'],
  [
    'a hold on another account',
    [`update ledger_hold set held_account_id = from_account_id`],
    'hold-parts',
  ],
  [
    'a sealed leg made another',
    [`update ledger_leg set amount = amount - 1 where ${firstLeg}`],
    'day-root',
  ],
  [
    'a sealed actor made another',
    [`update ledger_transfer set actor = 'x' where id = 1`],
    'day-root',
  ],
  ['a kept knot made another', [`update ledger_day_block set knot = '\\x00'`], 'day-block'],
  ['a day sealed anew', [`update ledger_day set merkle_root = chain_root`], 'day-chain'],
  [
    'a day taken out',
    [`delete from ledger_day where day = (select min(day) from ledger_day)`],
    'day-chain',
  ],
  [
    'a day cut off at the beginning',
    [`delete from ledger_day where day = (select min(day) from ledger_day)`],
    'outside-days',
  ],
  [
    'money with a vendor that no callback brought',
    [`update ledger_account set kind = 'vendor-settlement', subject = 'PG' where kind = 'house'`],
    'vendor-settlement',
  ],
  [
    'less than nothing',
    [
      `alter table ledger_balance drop constraint ledger_balance_amount_check`,
      `update ledger_balance set amount = -1 where amount = 50`,
    ],
    'negative-balance',
  ],
])('finds %s', async (_, statements, check) => {
  expect(await foundAfter(...statements)).toContain(check);
});

test('what is planted is taken back, so each is found by itself', async () => {
  expect(player.main).toMatch(/^\d+$/);
  expect((await verifyLedger(database)).isSound).toBe(true);
});
