import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { mines, seated, wish } from '#tests/inhouse/bets.ts';
import { ana, bonusStage, eva, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { rigged } from '#tests/rewards/rigged-bet.ts';
import { workedBonus as terms } from '#tests/rewards/worked-bonus.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { chooseBonus } from './choose-bonus.ts';
import { endByWithdrawal, giveUpBonus } from './give-up-bonus.ts';
import { grantForDeposit } from './grant-for-deposit.ts';
import { faultsHere, proposeBonus, publishBonus } from './publish-bonus.ts';
import { readBonuses } from './read-bonus.ts';
import { revokeBonus } from './revoke-bonus.ts';
import { expireBonuses, finishBonuses, heedBreaks } from './sweep-bonus.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);

const { back, bonusFor, counted, depositor, dice, rowOf, setMain, shows, standing } =
  bonusStage(app);

beforeAll(() => setBonusStage(app));

describe('the worked case of rewards.md, section 4,', () => {
  test.each(['worked', 'capped'])('row by row (%s)', async (code) => {
    const { player, bonus } = await depositor(code);
    const show = () => shows(player, bonus);
    expect(await show()).toEqual([15_000n, 10_000n, 0n]);
    expect(await dice(player, 16_000n, 0n)).toBe('bonus.stake-above-cap');
    expect(await dice(player, 14_800n, 0n)).toBe('played');
    expect(await show()).toEqual([200n, 10_000n, 14_800n]);
    expect(await dice(player, 500n, 1_250n)).toBe('played');
    expect(await show()).toEqual([500n, 10_450n, 15_300n]);
    expect(await rigged(app, player, { game: 'VB_PLINKO', stake: 500n, paid: 0n })).toBe('played');
    expect(await show()).toEqual([0n, 10_450n, 15_350n]);
    expect(await dice(player, 333n, 1n)).toBe('played');
    expect(await show()).toEqual([0n, 10_118n, 15_683n]);
    expect(await rigged(app, player, { game: 'VB_KENO', stake: 100n, paid: 0n })).toBe(
      'wallet.short',
    );
    const opened = await placeBet(
      app,
      wish({ ...mines, choices: { stake: '400', mines: 3 } }),
      player,
    );
    if (!opened.done) throw new Error(opened.code);
    expect(await show()).toEqual([0n, 9_718n, 15_683n]);
    await back(player, opened.value.id);
    expect(await show()).toEqual([0n, 10_118n, 15_683n]);
    await giveMoney(database, { playerId: player.id, amount: 100n, commodity: 'USD' });
    expect(await dice(player, 300n, 100n)).toBe('played');
    expect(await show()).toEqual([34n, 9_984n, 15_983n]);
    // Later: main 34, bonus 4,300, counted 99,900.
    await rigged(app, player, { game: 'VB_DICE', stake: 484n, paid: 0n });
    for (let left = 9_984n - 450n - 4_300n; left > 0n; left -= 500n) {
      await dice(player, left < 500n ? left : 500n, 0n);
    }
    await setMain(player, 34n);
    await counted();
    const now = BigInt((await rowOf(bonus)).counted);
    await giveMoney(database, { playerId: player.id, amount: 99_900n - now, commodity: 'USD' });
    expect(await dice(player, 99_900n - now, 0n)).toBe('played');
    expect(await show()).toEqual([34n, 4_300n, 99_900n]);
    expect(await dice(player, 300n, 900n)).toBe('played');
    expect(await show()).toEqual([102n, 4_832n, 100_200n]);
    await finishBonuses(app);
    expect(await standing(player)).toEqual({
      main: code === 'capped' ? 4_102n : 4_934n,
      bonus: 0n,
    });
    expect(await rowOf(bonus)).toMatchObject({ state: 'completed' });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });
});

describe('a bonus', () => {
  test('a bonus that is given up goes back, own money stays, and a second tap is refused as over', async () => {
    const { player, bonus } = await depositor();
    await dice(player, 14_900n, 0n);
    expect(await giveUpBonus(app, bonus, player)).toEqual({
      done: true,
      value: { returned: '10000', kept: '100' },
    });
    expect(await giveUpBonus(app, bonus, player)).toEqual({ done: false, code: 'bonus.over' });
    const other = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`);
    expect(await giveUpBonus(app, bonus, other)).toEqual({ done: false, code: 'bonus.unknown' });
    expect(await standing(player)).toEqual({ main: 100n, bonus: 0n });
  });

  test.each(['given-up', 'used-up'] as const)(
    'whose round ends late (%s): its part stays with the house, or is the player’s once it was used up',
    async (state) => {
      const { player, bonus } = await depositor();
      await setMain(player, 0n);
      const opened = await placeBet(
        app,
        wish({ ...mines, choices: { stake: '400', mines: 3 } }),
        player,
      );
      if (!opened.done) throw new Error(opened.code);
      expect(await giveUpBonus(app, bonus, player)).toMatchObject({ done: true });
      if (state === 'used-up') {
        await database
          .updateTable('bonus_state')
          .set({ state })
          .where('grant_id', '=', bonus)
          .execute();
      }
      await back(player, opened.value.id);
      expect(await standing(player)).toEqual({ main: state === 'used-up' ? 400n : 0n, bonus: 0n });
    },
  );

  test('waits while another one of its kind is played, and is begun by a claim afterwards', async () => {
    const { player, bonus } = await depositor();
    const second = await bonusFor(player, 'capped');
    expect(await rowOf(second)).toMatchObject({ state: 'waiting', started_at: null });
    expect(await claimReward(app, second, player)).toEqual({
      done: false,
      code: 'bonus.one-active',
    });
    const told = await readBonuses(app, 'en', player);
    expect(told.value).toMatchObject({
      active: [{ id: bonus, balance: '10000', need: '100000' }],
      waiting: [{ id: second }],
    });
    await giveUpBonus(app, bonus, player);
    expect(await claimReward(app, second, player)).toMatchObject({ done: true });
    expect(await rowOf(second)).toMatchObject({ state: 'active' });
  });

  test('comes once a person, and not with a deposit that is too small', async () => {
    const player = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`);
    await chooseBonus(app, 'worked', player);
    await inTransaction(database, async (transaction) => {
      const now = app.clock.now();
      const small = { playerId: player.id, depositId: 'small', amount: 4_999n, now };
      await grantForDeposit(app, transaction, small);
      return { done: true };
    });
    expect(await standing(player)).toMatchObject({ bonus: 0n });
    await bonusFor(player, 'worked').catch(() => undefined);
    expect(await chooseBonus(app, 'worked', player)).toMatchObject({ code: 'bonus.not-for-you' });
  });

  test('ends with a withdrawal where its terms say so', async () => {
    const { player, bonus } = await depositor();
    await inTransaction(database, async (transaction) => {
      await endByWithdrawal(app, transaction, { playerId: player.id, now: app.clock.now() });
      return { done: true };
    });
    expect(await rowOf(bonus)).toMatchObject({ state: 'given-up', end_reason: 'withdrawal' });
  });

  test('that is taken back cannot be taken back again', async () => {
    const { player, bonus } = await depositor();
    const wanted = { id: bonus, reason: 'A charge was disputed.' };
    expect(await revokeBonus(app, wanted, eva)).toMatchObject({ done: true });
    expect(await revokeBonus(app, wanted, eva)).toMatchObject({ code: 'bonus.over' });
    expect(await standing(player)).toEqual({ main: 15_000n, bonus: 0n });
  });

  test('stands still in a pause, ends with an exclusion, and leaves what was won with it', async () => {
    const { player, bonus } = await depositor();
    const now = app.clock.now();
    const pause = { player_id: player.id, began_at: now };
    const hour = new Date(now.getTime() + 3_600_000);
    await database
      .insertInto('player_break')
      .values({ ...pause, kind: 'cool-off', ends_at: hour })
      .execute();
    await heedBreaks(app);
    expect((await rowOf(bonus)).paused_at).not.toBeNull();
    const before = (await rowOf(bonus)).expires_at?.getTime() ?? 0;
    app.clock.set(hour.toISOString());
    await heedBreaks(app);
    expect(await rowOf(bonus)).toMatchObject({
      paused_at: null,
      expires_at: new Date(before + 3_600_000),
    });
    await setMain(player, 0n);
    await database.updateTable('protection').set({ reality_minutes: 1_440 }).execute();
    expect(await dice(player, 500n, 900n)).toBe('played');
    await counted();
    await database
      .insertInto('player_break')
      .values({
        player_id: player.id,
        kind: 'exclusion',
        began_at: hour,
        ends_at: new Date('2028-01-01'),
      })
      .execute();
    await heedBreaks(app);
    expect(await standing(player)).toEqual({ main: 400n, bonus: 0n });
    expect(await rowOf(bonus)).toMatchObject({ state: 'ended-by-break' });
    app.clock.set(now.toISOString());
  });

  test('is not played after its days, and goes back', async () => {
    const { player, bonus } = await depositor();
    await setMain(player, 0n);
    const now = app.clock.now();
    await database
      .updateTable('bonus_state')
      .set({ expires_at: now })
      .where('grant_id', '=', bonus)
      .execute();
    expect(await dice(player, 100n, 0n)).toBe('wallet.short');
    await counted();
    await expireBonuses(app);
    expect(await rowOf(bonus)).toMatchObject({ state: 'expired' });
    expect(await standing(player)).toEqual({ main: 0n, bonus: 0n });
  });

  test('is completed where all of it was played in its last moment, and nobody counted it yet', async () => {
    const { player, bonus } = await depositor();
    await setMain(player, 0n);
    expect(await dice(player, 500n, 900n)).toBe('played');
    const now = app.clock.now();
    await database
      .updateTable('bonus_state')
      .set({ expires_at: now, need: '500' })
      .where('grant_id', '=', bonus)
      .execute();
    app.clock.set(new Date(now.getTime() + 1_000).toISOString());
    await expireBonuses(app);
    expect(await rowOf(bonus)).toMatchObject({ state: 'active' });
    await counted();
    await expireBonuses(app);
    expect(await rowOf(bonus)).toMatchObject({ state: 'active', counted: '500' });
    expect(await giveUpBonus(app, bonus, player)).toMatchObject({ code: 'bonus.over' });
    expect(await rowOf(bonus)).toMatchObject({ state: 'completed' });
    expect(await standing(player)).toEqual({ main: 10_400n, bonus: 0n });
  });

  test('of an offer that was paused, or has other terms by now, does not come with a deposit', async () => {
    await proposeBonus(app, { ...terms, code: 'changed' }, ana);
    await publishBonus(app, 'changed', eva);
    const player = await seated(app, `b${crypto.randomUUID().slice(0, 8)}`);
    await chooseBonus(app, 'changed', player);
    const statusOf = async () =>
      (await readBonuses(app, 'en', player)).value.offers.find(({ id }) => id === 'changed')
        ?.status;
    expect(await statusOf()).toBe('Joined');
    await proposeBonus(app, { ...terms, code: 'changed', multiple: 9 }, ana);
    await publishBonus(app, 'changed', eva);
    expect(await statusOf()).toBe('Join');
    await inTransaction(database, async (transaction) => {
      const now = app.clock.now();
      const credited = { playerId: player.id, depositId: 'later', amount: 15_000n, now };
      await grantForDeposit(app, transaction, credited);
      return { done: true };
    });
    expect(await standing(player)).toMatchObject({ bonus: 0n });
    expect(await statusOf()).toBe('Join');
  });

  test('claimed thirty times at once begins once, and budgets are exact', async () => {
    const { player, bonus } = await depositor();
    const second = await bonusFor(player, 'capped');
    await giveUpBonus(app, bonus, player);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => claimReward(app, second, player)),
    );
    expect(answers.every(({ done }) => done)).toBe(true);
    expect(await standing(player)).toMatchObject({ bonus: 10_000n });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });
});

test('two people publish an offer, and none that the pack forbids', async () => {
  await proposeBonus(app, { ...terms, code: 'fresh' }, ana);
  expect(await publishBonus(app, 'fresh', ana)).toMatchObject({ code: 'reward.same-person' });
  expect(await publishBonus(app, 'fresh', { id: null, name: 'machine' })).toMatchObject({
    code: 'reward.same-person',
  });
  expect(await publishBonus(app, 'fresh', eva)).toMatchObject({ done: true });
  await expect(proposeBonus(app, { ...terms, multiple: 11 }, ana)).rejects.toThrow(/11 times/);
});

test('all games of a vendor that an offer names are judged, by what they keep and by their pots', async () => {
  const weights = { games: {}, vendors: { VERBENA: 100 }, classes: {} };
  expect(await faultsHere(app, { ...terms, multiple: 5, weights })).toEqual([
    expect.stringContaining('VB_ORCHARD feeds a jackpot'),
    expect.stringContaining('it gives money away'),
  ]);
});
