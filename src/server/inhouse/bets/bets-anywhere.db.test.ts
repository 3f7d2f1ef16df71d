import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { grainsInMinor } from '#games/jackpot.ts';
import { openDatabase } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { statementsOf } from '#tests/database/count-statements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { type BetRequest, inMain, playOf, spin, wish } from '#tests/inhouse/bets.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { looksLikeLast } from '../pots/feed-pots.ts';
import { placeOfTrigger } from '../pots/pot-secret.ts';
import { placeBet } from './place-bet.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 8 });
const elsewhere = [0, 1].map(() =>
  openDatabase({ connectionString, poolSize: 8, turnWithinMs: 240_000 }),
);
/** Three gateways with connections of their own; a balancer hands each bet to the next. */
const gateways = [testApp(database), ...elsewhere.map(testApp)] as const;
const [app] = gateways;
const games = ['VB_DICE', 'VB_MINES', 'VB_ORCHARD', 'VB_CRASH', 'VB_SCRATCH_10'];
let turn = 0;
let count = 0;
let ana: Player;

beforeAll(async () => {
  await openTables(database, games, { cycleMs: 0 });
});
beforeEach(async () => {
  count += 1;
  for (const { clock } of gateways) clock.set('2026-11-20T12:00:00Z');
  ana = await rich(`ana-${count}`);
});
// Before the database is dropped, which the harness registered first.
afterAll(async () => {
  for (const one of elsewhere) await one.destroy();
});

async function rich(name: string): Promise<Player> {
  const player = await newPlayer(database, name);
  await openSession(app, player.id);
  await giveMoney(database, { playerId: player.id, amount: 100_000_000n, commodity: 'USD' });
  return player;
}

function bet(change: Partial<BetRequest> = {}, player = ana) {
  turn += 1;
  return placeBet(gateways[turn % gateways.length] ?? app, wish(change), player);
}

const limits = () =>
  database
    .insertInto('player_limit')
    .values(
      (['session', 'wager', 'loss'] as const).map((kind) => ({
        ...{ player_id: ana.id, kind, period: 'day' as const, amount: '100000000' },
        set_at: app.clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** One round of a game at a time: the one before is over. */
const over = () =>
  database
    .updateTable('house_round')
    .set({ state: 'done', paid: '0' })
    .where('state', '=', 'open')
    .execute();

/**
 * Puts so many grains into the pot that this much is left to its trigger, which becomes the pot's cap:
 * a trigger near the seed would leave less room than a test needs.
 */
async function leave(grains: bigint): Promise<bigint> {
  const pot = await database
    .selectFrom('pot')
    .selectAll()
    .where('won_at', 'is', null)
    .where('purse', '=', 'money')
    .executeTakeFirstOrThrow();
  const place = placeOfTrigger(pot, pot.number);
  const [code, number] = app.vault.unlock(pot.locked_trigger, place).split(':');
  const trigger = BigInt(pot.cap) * grainsInMinor;
  const way = { seed: BigInt(pot.seed), cap: BigInt(pot.cap) };
  let text: string;
  // A salt by which stakes here go alone only where the pot is near.
  do text = `${code}:${number}:${pot.cap}:${randomUUID()}`;
  while (looksLikeLast(way, { grains: trigger - grains, secret: { trigger, text } }));
  await database.updateTable('pot_shard').set({ grains: '0' }).execute();
  await database
    .updateTable('pot')
    .set({ grains: String(trigger - grains), locked_trigger: app.vault.lock(text, place) })
    .where('id', '=', pot.id)
    .execute();
  return trigger;
}

test.each<[string, Partial<BetRequest>, (() => Promise<unknown>)?]>([
  ['of a player who plays for the first time', {}],
  ['of a player who has limits', {}, limits],
  ['that repeats an earlier request', { requestId: randomUUID() }],
  ['for coins', { purse: 'coins' }],
  ['for coins that feeds a pot', { ...spin, purse: 'coins' }],
  ['that goes on', { game: 'VB_MINES', choices: { stake: '100', mines: 3 } }, over],
  ['that feeds a pot', spin],
  ['of so much that it has the pot to itself', { ...spin, choices: { stake: '100000' } }],
  ['near the trigger of a pot', spin, () => leave(10n ** 7n)],
  ['that hits a pot', spin, () => leave(1n)],
  ['of a ticket', { game: 'VB_SCRATCH_10', choices: { stake: '10' } }],
])(
  'a bet %s takes three statements at most, in each of three gateways',
  async (_, change, prepare) => {
    for (const _gateway of gateways) {
      await prepare?.();
      const { done, count: statements } = await statementsOf(() => bet(change));
      expect(done).toBe(true);
      expect(statements).toBeLessThanOrEqual(3);
    }
  },
);

test('a bet at a shared table takes two statements, in each of three gateways', async () => {
  const name = { game: 'VB_CRASH', purse: 'money' } as const;
  const table = crashTable(app, name, randomUUID());
  await table.open(ana);
  for (const gateway of gateways) {
    gateway.clock.set(app.clock.now().toISOString());
    const player = await rich(`flyer-${count}-${gateways.indexOf(gateway)}`);
    const { done, count: statements } = await statementsOf(() =>
      placeBet(gateway, wish({ ...name, choices: { stake: '1000', leaveAt: null } }), player),
    );
    expect([done, statements]).toEqual([true, 2]);
  }
});

test('a refused bet takes one statement', async () => {
  const { done, count: statements } = await statementsOf(() =>
    bet({ choices: { stake: '1', side: 'under', target: 5_000 } }),
  );
  expect([done, statements]).toEqual([false, 1]);
});

test('a player whose bets go to three gateways in turn draws each from the next number', async () => {
  const before = await inMain(app, ana);
  let paid = 0n;
  for (let round = 0; round < 60; round += 1) {
    const placed = await bet(round % 3 === 0 ? spin : {});
    if (!placed.done) throw new Error(placed.code);
    expect(placed.value.proof.nonce).toBe(round);
    paid += BigInt(placed.value.paid ?? 0) + BigInt(placed.value.awarded);
  }
  expect(await inMain(app, ana)).toBe(before - 20n * 1_000n - 40n * 100n + paid);
  expect(await playOf(app, ana)).toMatchObject({ rounds: 60, wagered: '24000' });
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('one request sent to three gateways at once is one round', async () => {
  const asked = wish();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) => placeBet(gateways[place % 3] ?? app, asked, ana)),
  );
  expect(new Set(answers.map((one) => one.done && one.value.id)).size).toBe(1);
  expect(await playOf(app, ana)).toMatchObject({ rounds: 1 });
});

test('a limit holds over three gateways: as many bets as fit are taken', async () => {
  await database
    .insertInto('player_limit')
    .values({
      ...{ player_id: ana.id, kind: 'wager', period: 'day', amount: '1050' },
      set_at: app.clock.now(),
    })
    .execute();
  const answers = await Promise.all(Array.from({ length: 30 }, () => bet()));
  expect(answers.filter((one) => one.done)).toHaveLength(10);
  const codes = answers.flatMap((one) => (one.done ? [] : [one.code]));
  expect(new Set(codes)).toEqual(new Set(['limit.wager']));
});

test('stakes of many players wait for no other player’s, and a pot loses none of them', async () => {
  await bet(spin);
  await leave(10n ** 9n);
  const players = await Promise.all(
    Array.from({ length: 8 }, (_, place) => rich(`feeder-${count}-${place}`)),
  );
  const before = await grainsNow();
  // Open until the others are placed: whoever needed one of its rows would wait for it.
  const isPlaced = Promise.withResolvers<void>();
  const othersPlaced = Promise.withResolvers<void>();
  const holding = database.transaction().execute(async (transaction) => {
    const first = await placeBet(
      { ...app, database: transaction },
      wish(spin),
      players[0] as Player,
    );
    expect(first.done).toBe(true);
    isPlaced.resolve();
    await othersPlaced.promise;
  });
  await isPlaced.promise;
  const placed = await Promise.all(players.slice(1).map((player) => bet(spin, player)));
  expect(placed.every((one) => one.done)).toBe(true);
  othersPlaced.resolve();
  await holding;
  expect((await grainsNow()) - before).toBe(8n * 150_000n);
});

async function grainsNow(): Promise<bigint> {
  const pots = await database
    .selectFrom('pot')
    .select('grains')
    .where('won_at', 'is', null)
    .where('purse', '=', 'money')
    .execute();
  const shards = await database.selectFrom('pot_shard').select('grains').execute();
  return [...pots, ...shards].reduce((sum, { grains }) => sum + BigInt(grains), 0n);
}

test('a trigger stands in no statement before its pot is hit', async () => {
  await bet(spin);
  for (const left of [10n ** 9n, 10n ** 7n, 200_000n]) {
    const trigger = await leave(left);
    const { sent } = await statementsOf(() => bet(spin));
    expect(sent).not.toContain(String(trigger));
    expect(sent).not.toContain(String(trigger / grainsInMinor));
  }
});
