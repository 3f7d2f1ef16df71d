import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { CashbackTerms } from '#contract/cashback-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { endCashback, faultsOfCashback, proposeCashback, publishCashback } from './change-offer.ts';
import { countCashback } from './count-cashback.ts';
import { readCashback } from './read-cashback.ts';
import { settleCashback } from './settle-cashback.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const eva = await namedActor(app, 'eva');
const ana = { id: null, name: 'ana' };
const terms: CashbackTerms = {
  code: 'weekly',
  title: { es: 'Reembolso', en: 'Cashback' },
  period: 'week',
  classes: ['RNG'],
  rates: [1_000],
  minimum: 100,
  cap: 8_000,
  claimDays: 14,
};

async function bet(player: Player, stake: string, payout = '0', more: object = {}) {
  const at = app.clock.now();
  await database
    .insertInto('bet_record')
    .values({
      ...{ player_id: player.id, game_type: 'RNG', vendor_code: 'PG', round: crypto.randomUUID() },
      ...{ game_name: { es: 'Juego', en: 'Game' }, stake, payout, placed_at: at, settled_at: at },
      state: BigInt(payout) > BigInt(stake) ? 'won' : 'lost',
      ...more,
    })
    .execute();
}

async function at(moment: string) {
  app.clock.set(moment);
  // Transactions of other tests on the same server delay facts, and lose none.
  await vi.waitFor(
    async () => {
      await countCashback(app, 1_000);
      expect(await readLagSeconds(database, 'cashback')).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
  await settleCashback(app);
}

const given = (player: Player) =>
  database
    .selectFrom('reward_grant')
    .select(['id', 'source', 'amount', 'state'])
    .where('player_id', '=', player.id)
    .execute();
const standing = async (player: Player) =>
  (await readCashback(app, 'en', player)).value.offers.map(({ lost, amount }) => [lost, amount]);

test('two people publish an offer, and none above what the pack allows', async () => {
  app.clock.set('2026-11-16T00:00:00Z');
  expect(faultsOfCashback({ ...terms, rates: [2_001] }, app.clock.now())).toEqual([
    expect.stringMatching(/20\.01 %/),
  ]);
  await proposeCashback(app, terms, ana);
  expect(await publishCashback(app, 'weekly', ana)).toMatchObject({ code: 'reward.same-person' });
  expect(await publishCashback(app, 'weekly', eva)).toMatchObject({ done: true });
  expect(await publishCashback(app, 'weekly', eva)).toMatchObject({ code: 'reward.over' });
});

test('a week pays a share of what was lost of own money, once, and keeps the version it began with', async () => {
  app.clock.set('2026-11-17T12:00:00Z');
  const player = await newPlayer(database, 'ana');
  const winner = await newPlayer(database, 'winner');
  await bet(player, '500000', '380000');
  // Bonus money is no loss, and other classes do not count.
  await bet(player, '1000', '0', { bonus_stake: '1000' });
  const ticket = { bonus_stake: '200', bonus_payout: '195' };
  await bet(player, '200', '195', { ...ticket, valid_stake: '1' });
  await bet(player, '200', '195', { ...ticket, valid_stake: '0' });
  await bet(player, '9000', '0', { game_type: 'LIVE' });
  await bet(winner, '1000', '5000');
  await at('2026-11-18T12:00:00Z');
  expect(await standing(player)).toEqual([['120000', '8000']]);
  expect(await standing(winner)).toEqual([['-4000', '0']]);
  await proposeCashback(app, { ...terms, cap: 100 }, ana);
  await publishCashback(app, 'weekly', eva);
  await bet(player, '100');
  await at('2026-11-23T00:29:00Z');
  expect(await given(player)).toEqual([]);
  await at('2026-11-23T00:31:00Z');
  await settleCashback(app);
  expect(await given(player)).toMatchObject([
    { source: 'cashback', amount: '8000', state: 'claimable' },
  ]);
  expect(await given(winner)).toEqual([]);
  expect(await standing(player)).toEqual([['0', '0']]);
  const [grant] = await given(player);
  expect(await claimReward(app, grant?.id ?? '', player)).toMatchObject({ done: true });
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('rewards of the period are taken off, and what was earned is paid in a break', async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  const player = await newPlayer(database, 'bea');
  await bet(player, '5000');
  await giveMoney(database, {
    ...{ playerId: player.id, amount: 1_000n, commodity: 'USD', kind: 'reward-cash' },
  });
  await database
    .updateTable('settled_fact')
    .set({ happened_at: app.clock.now() })
    .where('player_id', '=', player.id)
    .execute();
  await at('2026-12-01T13:00:00Z');
  // The newer version has a cap of 1.00.
  expect(await standing(player)).toEqual([['4000', '100']]);
  const pause = { began_at: app.clock.now(), ends_at: new Date('2026-12-08T00:00:00Z') };
  await database
    .insertInto('player_break')
    .values({ player_id: player.id, kind: 'cool-off', ...pause })
    .execute();
  expect(await standing(player)).toEqual([]);
  await at('2026-12-07T01:00:00Z');
  expect(await given(player)).toMatchObject([{ amount: '100', state: 'claimed' }]);
  await at('2026-12-08T02:00:00Z');
  expect(await given(player)).toHaveLength(1);
});

test('a cashback that cannot be settled keeps nobody else from theirs, and is tried again', async () => {
  app.clock.set('2026-12-08T12:00:00Z');
  const [broken, sound] = [await newPlayer(database, 'broken'), await newPlayer(database, 'sound')];
  await bet(broken, '5000');
  await bet(sound, '5000');
  await at('2026-12-08T13:00:00Z');
  await sql`
    alter table reward_grant add constraint strange
    check (player_id <> ${sql.lit(Number(broken.id))}) not valid`.execute(database);
  app.clock.set('2026-12-14T01:00:00Z');
  expect(await settleCashback(app)).toHaveLength(1);
  expect([(await given(broken)).length, (await given(sound)).length]).toEqual([0, 1]);
  expect(await settleCashback(app)).toEqual([]);
  await sql`alter table reward_grant drop constraint strange`.execute(database);
  app.clock.set('2026-12-14T02:00:01Z');
  expect(await settleCashback(app)).toEqual([]);
  expect(await given(broken)).toHaveLength(1);
});

test('a newer version with another period begins where both begin, and no day counts twice', async () => {
  const daily = { ...terms, code: 'often', period: 'day', cap: 100 } as const;
  const runs = async () => {
    const rows = await database
      .selectFrom('cashback_run')
      .select(['begins_at', 'ends_at'])
      .where('code', '=', 'often')
      .orderBy('begins_at')
      .execute();
    return rows.map(({ begins_at, ends_at }) =>
      [begins_at, ends_at].map((one) => one.toISOString().slice(5, 10)).join(' '),
    );
  };
  app.clock.set('2027-01-04T10:00:00Z');
  const player = await newPlayer(database, 'often');
  const playOn = async (day: string) => {
    app.clock.set(`2027-01-${day}T10:00:00Z`);
    await bet(player, '100');
    await at(`2027-01-${day}T10:01:00Z`);
  };
  await proposeCashback(app, daily, ana);
  await publishCashback(app, 'often', eva);
  await playOn('05');
  await proposeCashback(app, { ...daily, period: 'week' }, ana);
  await publishCashback(app, 'often', eva);
  for (const day of ['06', '07', '08', '09', '10', '11']) await playOn(day);
  const days = ['05', '06', '07', '08', '09', '10'].map(
    (day) => `01-${day} 01-${String(Number(day) + 1).padStart(2, '0')}`,
  );
  expect(await runs()).toEqual([...days, '01-11 01-18']);
  await proposeCashback(app, daily, ana);
  await publishCashback(app, 'often', eva);
  await playOn('13');
  expect(await runs()).toEqual([...days, '01-11 01-18']);
  await endCashback(app, 'often', eva);
});

test('an offer that was ended makes no new period', async () => {
  expect(await endCashback(app, 'weekly', eva)).toMatchObject({ done: true });
  expect(await endCashback(app, 'weekly', eva)).toMatchObject({ code: 'reward.unknown' });
  app.clock.set('2026-12-15T12:00:00Z');
  const player = await newPlayer(database, 'eva');
  await bet(player, '5000');
  await at('2026-12-22T12:00:00Z');
  expect(await given(player)).toEqual([]);
  expect(await standing(player)).toEqual([]);
});
