import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hexOf, sha256, utf8 } from '#games/sha256.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from '../bets/place-bet.ts';
import { readPots } from './pots.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await openTables(database, ['VB_ORCHARD'], { cycleMs: 0 });
const [rule] = potsOf('VB_ORCHARD');
if (!rule) throw new Error('Orchard has no pot.');

const spin = (player: Player, purse: 'money' | 'coins', stake: string) =>
  placeBet(
    app,
    { requestId: crypto.randomUUID(), game: 'VB_ORCHARD', purse, choices: { stake } },
    player,
  );

async function inBooks(): Promise<bigint> {
  const { rows } = await sql<{ sum: string | null }>`
    select sum(leg.amount)::text as sum from ledger_leg leg
    join ledger_account account on account.id = leg.account_id
    where account.kind = 'jackpot'`.execute(database);
  return BigInt(rows[0]?.sum ?? 0);
}

test('what many stake at once lies in the pot, and the stake that reaches its trigger wins it', async () => {
  const players = await Promise.all(
    Array.from({ length: 4 }, async (_, number) => {
      const player = await newPlayer(database, `spinner-${number}`);
      await giveMoney(database, { playerId: player.id, amount: 100_000_000n, commodity: 'USD' });
      return player;
    }),
  );
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      spin(players[turn % players.length] as Player, 'money', '1000000'),
    ),
  );
  const rounds = outcomes.map((one) => {
    if (!one.done) throw new Error(one.code);
    return one.value;
  });
  const [first] = players;
  const told = await readPots(app, { game: 'VB_ORCHARD', purse: 'money' }, first as Player);
  if (!told.done) throw new Error(told.code);
  const { pots, hit } = told.value;
  // A stake of a million puts 15,000 in; sixty of them fill one of at most half a million.
  expect(hit.length).toBeGreaterThanOrEqual(1);
  const awarded = rounds.reduce((sum, round) => sum + BigInt(round.awarded), 0n);
  expect(awarded).toBe(hit.reduce((sum, one) => sum + BigInt(one.amount), 0n));
  expect(rounds.filter(({ awarded: one }) => one !== '0').length).toBeLessThanOrEqual(hit.length);
  // All that was put in, and the seeds, less what was paid out, is what there is.
  const fed = 60n * 15_000n + rule.seed * BigInt(hit.length + 1);
  expect(BigInt(pots[0]?.amount ?? 0)).toBe(fed - awarded);
  expect(await inBooks()).toBe(fed - awarded);
  for (const one of hit) {
    expect(hexOf(sha256(utf8(one.text)))).toBe(one.commitment);
    expect(one.text.split(':')[2]).toBe(one.amount);
    expect(BigInt(one.amount)).toBeLessThanOrEqual(rule.cap);
  }
  // A pot that was not hit yet gives nothing of its trigger away.
  expect(JSON.stringify(pots)).not.toContain('text');
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('coins feed pots of coins, and no money', async () => {
  const player = await newPlayer(database, 'coins');
  const before = await inBooks();
  const spun = await spin(player, 'coins', '1000000');
  if (!spun.done) throw new Error(spun.code);
  expect(await inBooks()).toBe(before);
  const told = await readPots(app, { game: 'VB_ORCHARD', purse: 'coins' }, player);
  if (!told.done) throw new Error(told.code);
  const { pots, hit } = told.value;
  // One stake in thirty brings even a fresh pot to its trigger.
  const left = 15_000n + rule.seed * BigInt(hit.length + 1) - BigInt(spun.value.awarded);
  expect(pots).toMatchObject([{ amount: String(left), currency: 'COINS' }]);
});

test('a stake that is not there feeds no pot', async () => {
  const player = await newPlayer(database, 'poor');
  const before = await inBooks();
  expect(await spin(player, 'money', '1000')).toMatchObject({ code: 'wallet.short' });
  expect(await inBooks()).toBe(before);
});

const gardenNow = async (player: Player) => {
  const told = await readPots(app, { game: 'VB_GARDEN', purse: 'money' }, player);
  if (!told.done) throw new Error(told.code);
  return told.value.pots.map(({ code, amount, cap }) => ({ code, amount, cap }));
};
const setTimes = (pot_times: number) =>
  database.updateTable('house_game').set({ pot_times }).where('rules', '=', 'VB_GARDEN').execute();

test('a table opens its pots as large as it says before anybody has staked, each seed with a posting', async () => {
  await openTables(database, ['VB_GARDEN'], { cycleMs: 0 });
  await setTimes(4_000);
  const player = await newPlayer(database, 'gardener');
  const before = await inBooks();
  const looks = await Promise.all(Array.from({ length: 8 }, () => gardenNow(player)));
  const large = [
    { code: 'VB_GARDEN_BLOSSOM', amount: '800000000', cap: '8000000000' },
    { code: 'VB_GARDEN_BUD', amount: '40000000', cap: '400000000' },
  ];
  for (const pots of looks) expect(pots).toEqual(large);
  expect((await inBooks()) - before).toBe(840_000_000n);
  const seeds = await database
    .selectFrom('ledger_transfer')
    .select('kind')
    .where('kind', '=', 'pot-seed')
    .where('reference', 'in', (query) =>
      query
        .selectFrom('pot')
        .select(sql<string>`'pot:' || id`.as('reference'))
        .where('code', 'in', ['VB_GARDEN_BLOSSOM', 'VB_GARDEN_BUD']),
    )
    .execute();
  expect(seeds).toHaveLength(2);
  // An open pot stays as it was opened, whatever the table says afterwards: it is proved by that.
  await setTimes(1);
  await giveMoney(database, { playerId: player.id, amount: 1_000_000n, commodity: 'USD' });
  const choices = { stake: '1000000' };
  const spun = await placeBet(
    app,
    { requestId: crypto.randomUUID(), game: 'VB_GARDEN', purse: 'money', choices },
    player,
  );
  expect(spun).toMatchObject({ done: true, value: { awarded: '0' } });
  const [blossom, bud] = await gardenNow(player);
  expect([blossom?.cap, bud?.cap]).toEqual(['8000000000', '400000000']);
  expect([blossom?.amount, bud?.amount]).toEqual(['800012000', '40008000']);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});
