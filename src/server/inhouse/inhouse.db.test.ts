import { beforeEach, describe, expect, test } from 'vitest';
import { commitmentOf } from '#games/draw.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from './bets/place-bet.ts';
import { fillPurse, listRounds, readHouseGame, readRound } from './rounds/read-rounds.ts';
import { changeClientSeed, changeSeeds, readSeeds } from './seeds/seeds.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await openTables(database, ['VB_DICE']);
// A database without a merchant counts in dollars.
const commodity = 'USD';
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 10_000n, commodity });
});

type BetRequest = Parameters<typeof placeBet>[1];
const under = (target: number, stake = '100') => ({ stake, side: 'under', target });
const roll = (wish: Partial<BetRequest> = {}) =>
  placeBet(
    app,
    {
      requestId: crypto.randomUUID(),
      game: 'VB_DICE',
      purse: 'money',
      choices: under(5_000),
      ...wish,
    },
    ana,
  );
/** The next round's moment: the clock stands still between rounds otherwise. */
const later = () => app.clock.set(new Date(app.clock.now().getTime() + 10_000).toISOString());
const main = async () =>
  (await readBalances(database, ana.id)).find(({ kind }) => kind === 'player-main')?.amount;
const transfers = (kind: string) =>
  database
    .selectFrom('ledger_leg')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_leg.transfer_id')
    .select('ledger_leg.amount')
    .where('ledger_leg.player_id', '=', ana.id)
    .where('ledger_transfer.kind', '=', kind)
    .execute();

describe('a round', () => {
  test('moves stake and win, and says so in the betting record', async () => {
    let won = 0n;
    for (let turn = 0; turn < 12; turn += 1) {
      const outcome = await roll();
      if (!outcome.done) throw new Error(outcome.code);
      won += BigInt(outcome.value.paid ?? 0);
      later();
    }
    expect(await main()).toBe(String(10_000n - 1_200n + won));
    expect(await transfers('bet')).toHaveLength(12);
    const record = await database
      .selectFrom('bet_record')
      .select(['stake', 'payout', 'state'])
      .where('player_id', '=', ana.id)
      .execute();
    expect(record).toHaveLength(12);
    expect(record.reduce((sum, { payout }) => sum + BigInt(payout ?? 0), 0n)).toBe(won);
    expect(record.every(({ payout, state }) => (payout === '0') === (state === 'lost'))).toBe(true);
  });

  test('asked for again by the same id is the same round, drawn and paid once', async () => {
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => roll({ requestId })));
    expect(new Set(answers.map((one) => one.done && one.value.id)).size).toBe(1);
    expect(await transfers('bet')).toHaveLength(1);
    expect(await roll({ requestId, choices: under(4_000) })).toMatchObject({
      code: 'request.conflict',
    });
  });

  test('cannot be had for more than is there, however many are begun at once', async () => {
    await openTables(database, ['VB_DICE'], { cycleMs: 0 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => roll({ choices: under(1, '1000') })),
    );
    const paid = answers.filter((one) => one.done).length;
    expect(
      answers.filter((one) => !one.done).every((one) => !one.done && one.code === 'wallet.short'),
    ).toBe(true);
    // One in ten thousand wins; then there is room for more.
    expect(paid).toBeGreaterThanOrEqual(10);
    expect(BigInt((await main()) ?? -1)).toBeGreaterThanOrEqual(0n);
    const nonces = answers.flatMap((one) => (one.done ? [one.value.proof.nonce] : []));
    expect(new Set(nonces).size).toBe(nonces.length);
    await openTables(database, ['VB_DICE']);
  });

  test('L-CYCLE: a round lasts as long as its game says, and a clock that is set back keeps nobody waiting', async () => {
    await roll();
    expect(await roll()).toMatchObject({ code: 'round.too-soon', retryAfterSeconds: 5 });
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() - 3_600_000).toISOString());
    expect((await roll()).done).toBe(true);
    app.clock.set(now.toISOString());
  });

  test.each([
    [{ choices: under(0) }, 'round.choices'],
    [{ choices: { ...under(50), luck: 7 } }, 'round.choices'],
    [{ choices: under(5_000, '-100') }, 'round.choices'],
    [{ choices: under(5_000, '1') }, 'stake.below-least'],
    [{ choices: under(5_000, '99999999') }, 'stake.above-most'],
    [{ game: 'VB_NOTHING' }, 'game.unknown'],
    [{ game: 'toString' }, 'game.unknown'],
    [{ choices: under(5_000, '20000') }, 'wallet.short'],
  ] as const)('refuses %j with %s, and nothing is drawn', async (wish, code) => {
    expect(await roll(wish)).toMatchObject({ code });
    const seeds = await readSeeds(app, { purse: 'money' }, ana);
    expect(seeds).toMatchObject({ value: { nonce: 0 } });
    expect(await main()).toBe('10000');
  });

  test('of a game that is closed is refused', async () => {
    await database.updateTable('house_game').set({ enabled: false }).execute();
    expect(await roll()).toMatchObject({ code: 'game.closed' });
    await database.updateTable('house_game').set({ enabled: true }).execute();
  });

  test('is published to the player’s devices, and to nobody before it is committed', async () => {
    const outcome = await roll();
    const told = (await eventsOf(database)).filter(({ kind }) => kind === 'round.changed');
    expect(told.at(-1)).toMatchObject({ body: { roundId: outcome.done && outcome.value.id } });
    const before = told.length;
    await roll({ choices: under(5_000, '20000') });
    expect((await eventsOf(database)).filter(({ kind }) => kind === 'round.changed')).toHaveLength(
      before,
    );
  });

  test('of somebody else is not there', async () => {
    const outcome = await roll();
    const bob = await newPlayer(database, `bob-${count}`);
    const roundId = outcome.done ? outcome.value.id : '';
    expect(await readRound(app, { roundId }, bob)).toMatchObject({ code: 'round.unknown' });
    expect(await readRound(app, { roundId }, ana)).toMatchObject({ value: { id: roundId } });
    expect(await listRounds(app, { purse: 'money' }, bob)).toMatchObject({ value: { list: [] } });
  });
});

describe('seeds', () => {
  test('once shown, fit what was promised, and tell every round again', async () => {
    const before = await readSeeds(app, { purse: 'money' }, ana);
    if (!before.done) throw new Error(before.code);
    const { commitment } = before.value;
    const played = await roll();
    if (!played.done) throw new Error(played.code);
    expect(played.value.proof).toMatchObject({ commitment, nonce: 0, serverSeed: null });
    const changed = await changeSeeds(app, { purse: 'money', commitment }, ana);
    if (!changed.done) throw new Error(changed.code);
    expect(commitmentOf(changed.value.shown.serverSeed)).toBe(commitment);
    const proved = await readRound(app, { roundId: played.value.id }, ana);
    expect(proved).toMatchObject({
      value: { proof: { serverSeed: changed.value.shown.serverSeed }, view: played.value.view },
    });
    expect(changed.value.next).toMatchObject({ nonce: 0 });
    expect(changed.value.next.commitment).not.toBe(commitment);
    // The answer was lost, the wish comes again: the same seed is shown and no further one.
    expect(await changeSeeds(app, { purse: 'money', commitment }, ana)).toEqual(changed);
  });

  test('of one’s own count from the next round on', async () => {
    await changeClientSeed(app, { purse: 'money', clientSeed: 'my-own' }, ana);
    expect(await roll()).toMatchObject({ value: { proof: { clientSeed: 'my-own', nonce: 0 } } });
  });

  test('of another player are not to be had by their commitment', async () => {
    const hers = await readSeeds(app, { purse: 'money' }, ana);
    const bob = await newPlayer(database, `bob-${count}`);
    const commitment = hers.done ? hers.value.commitment : '';
    expect(await changeSeeds(app, { purse: 'money', commitment }, bob)).toMatchObject({
      code: 'seed.unknown',
    });
  });

  test('lie locked in the database', async () => {
    await roll();
    const rows = await database.selectFrom('seed_pair').select('locked_seed').execute();
    expect(rows.every(({ locked_seed }) => locked_seed.startsWith('v1.'))).toBe(true);
  });
});

describe('coins', () => {
  test('play the same game without a posting or a record', async () => {
    const outcome = await roll({ purse: 'coins' });
    expect(outcome).toMatchObject({ value: { currency: 'COINS' } });
    expect(await main()).toBe('10000');
    expect(await transfers('bet')).toEqual([]);
  });

  test('run out, and are filled up for nothing', async () => {
    await roll({ purse: 'coins', choices: under(1, '10000') });
    const table = await readHouseGame(
      app,
      { game: 'VB_DICE', purse: 'coins', language: 'en' },
      ana,
    );
    expect(table).toMatchObject({ value: { coins: expect.stringMatching(/^\d+$/) } });
    expect(await fillPurse(app, ana)).toMatchObject({ value: { coins: '10000000' } });
  });

  test('are all that a trial account plays with', async () => {
    const trial = { ...(await newPlayer(database, `trial-${count}`, 4)), isTrial: true };
    const wish = {
      requestId: crypto.randomUUID(),
      game: 'VB_DICE',
      choices: under(5_000),
    } as const;
    expect(await placeBet(app, { ...wish, purse: 'money' }, trial)).toMatchObject({
      code: 'purse.coins-only',
    });
    expect(await placeBet(app, { ...wish, purse: 'coins' }, trial)).toMatchObject({
      done: true,
    });
  });
});
