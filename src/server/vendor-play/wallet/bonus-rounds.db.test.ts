import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { giveUpBonus } from '#server/rewards/bonus/give-up-bonus.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { finishBonuses } from '#server/rewards/bonus/sweep-bonus.ts';
import { statementsOf } from '#tests/database/count-statements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { ana, bonusStage, eva } from '#tests/rewards/bonus-stage.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import {
  fund,
  newStagePlayer,
  plantGround,
  plantVendor,
  type StagePlayer,
} from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const { bonusFor, counted, rowOf, standing } = bonusStage(app);

beforeAll(async () => {
  const weights = { games: { 'PG-2': 0 }, vendors: { PG: 100 }, classes: {} };
  await proposeBonus(app, { ...workedBonus, weights }, ana);
  expect(await publishBonus(app, 'worked', eva)).toMatchObject({ done: true });
});

let count = 0;
let who: StagePlayer;
let player: Player;
let bonus: string;
const table = () => stageTable(app, { vendor, player: who });

/** 1.00 of one's own and a bonus of 100.00; a stake of 5.00 at most. */
beforeEach(async () => {
  count += 1;
  app.clock.set(new Date().toISOString());
  who = await newStagePlayer(app, { vendor: 'PG', account: `player${count}`, funds: 1n });
  player = await database
    .selectFrom('player')
    .select(['id', 'account'])
    .where('id', '=', who.playerId)
    .executeTakeFirstOrThrow()
    .then((row) => row as unknown as Player);
  bonus = await bonusFor(player, 'worked');
  await fund(database, who.playerId, 99n);
  app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
});

const partsOf = ({ id }: Player) =>
  database
    .selectFrom('settled_fact')
    .select(['stake', 'bonus_stake', 'payout', 'bonus_payout'])
    .where('player_id', '=', id)
    .where('source_kind', '=', 'bet')
    .execute();

async function isSound() {
  expect((await verifyLedger(database)).faults).toEqual([]);
}

describe('a balance', () => {
  test('is told by game: with bonus money where it may be played, without it elsewhere', async () => {
    const asked = { player: who.name, currency: 'COP' };
    const { ask } = table();
    expect(await ask('balance', asked)).toMatchObject({ balance: '100' });
    expect(await ask('balance', { ...asked, game: 'PG-1' })).toMatchObject({ balance: '10100' });
    expect(await ask('balance', { ...asked, game: 'PG-2' })).toMatchObject({ balance: '100' });
    await giveUpBonus(app, bonus, player);
    expect(await ask('balance', { ...asked, game: 'PG-1' })).toMatchObject({ balance: '100' });
  });
});

describe('a round with bonus money in it', () => {
  test('takes own money first, wins in the same parts, and counts', async () => {
    const round = table();
    expect(await round.bet('400')).toMatchObject({ status: 200, balance: '9700' });
    expect(await standing(player)).toEqual({ main: 0n, bonus: 9_700n });
    expect(await round.win('1001', true)).toMatchObject({ status: 200, balance: '10701' });
    // A quarter was own money, and own money keeps what rounding leaves.
    expect(await standing(player)).toEqual({ main: 251n, bonus: 10_450n });
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ counted: '400' });
    await isSound();
  });

  test('takes three statements a callback: key, facts, what is written', async () => {
    const round = table();
    // The key that answers are signed with is read once a gateway.
    await round.balance();
    const callbacks = [
      () => round.bet('400', `first-${count}`),
      () => round.bet('300', `second-${count}`),
      () => round.rollback(`second-${count}`),
      () => round.win('1000'),
      () => round.end('cancelled'),
      () => table().whole('400', '800'),
    ];
    for (const callback of callbacks) {
      const counted = await statementsOf(async () => ({ done: (await callback()).status === 200 }));
      expect([counted.done, counted.count]).toEqual([true, 3]);
    }
    await isSound();
  });

  test('is one transaction where stake and win come together', async () => {
    expect(await table().whole('400', '0')).toMatchObject({ balance: '9700' });
    expect(await table().whole('500', '1000')).toMatchObject({ balance: '10200' });
    expect(await standing(player)).toEqual({ main: 0n, bonus: 10_200n });
    await isSound();
  });

  test('refuses a stake above the cap, and says that a lower one would do', async () => {
    const refused = { status: 402, code: 'wallet.short', reason: 'bonus-cap' };
    expect(await table().bet('501')).toMatchObject(refused);
    const short = await table().bet('20000');
    expect(short).toMatchObject({ status: 402, code: 'wallet.short' });
    expect(short).not.toHaveProperty('reason');
    const elsewhere = await table().bet('200', undefined, { game: 'PG-2' });
    expect(elsewhere).toMatchObject({ code: 'wallet.short' });
    expect(await standing(player)).toEqual({ main: 100n, bonus: 10_000n });
  });

  test('gives each stake back to where it came from, rolled back or cancelled', async () => {
    const round = table();
    await round.bet('300', `first-${count}`);
    await round.bet('500', `second-${count}`);
    expect(await round.rollback(`first-${count}`)).toMatchObject({ balance: '9600' });
    expect(await standing(player)).toEqual({ main: 100n, bonus: 9_500n });
    await round.end('cancelled');
    expect(await standing(player)).toEqual({ main: 100n, bonus: 10_000n });
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ counted: '0' });
    await isSound();
  });

  test('pays a jackpot to its player whole', async () => {
    const round = table();
    await round.bet('400');
    await round.jackpot('1000');
    expect(await standing(player)).toEqual({ main: 1_000n, bonus: 9_700n });
    await round.win('100', true);
    expect(await partsOf(player)).toEqual([
      { stake: '400', bonus_stake: '300', payout: '1100', bonus_payout: '75' },
    ]);
  });

  test('is recorded in the parts of each win, not in those of its last stakes', async () => {
    const round = table();
    await round.bet('100', `first-${count}`);
    await round.win('100');
    await round.bet('300', `second-${count}`);
    await round.win('100', true);
    expect(await standing(player)).toEqual({ main: 50n, bonus: 9_850n });
    expect(await partsOf(player)).toEqual([
      { stake: '400', bonus_stake: '200', payout: '200', bonus_payout: '50' },
    ]);
  });

  test('brings the bonus’s part to the house once it was given up', async () => {
    const round = table();
    await round.bet('400');
    await giveUpBonus(app, bonus, player);
    expect(await round.win('1000', true)).toMatchObject({ balance: '250' });
    expect(await standing(player)).toEqual({ main: 250n, bonus: 0n });
    const forfeited = database
      .selectFrom('ledger_transfer as transfer')
      .innerJoin('ledger_leg as leg', 'leg.transfer_id', 'transfer.id')
      .innerJoin('ledger_account as account', 'account.id', 'leg.account_id')
      .where('transfer.kind', '=', 'bonus-forfeited')
      .select(['account.kind', 'leg.amount'])
      .orderBy('leg.amount');
    expect(await forfeited.execute()).toEqual([
      { kind: 'vendor-settlement', amount: '-750' },
      { kind: 'house', amount: '750' },
    ]);
    await isSound();
  });

  test('brings it to the player once it was completed', async () => {
    const round = table();
    await round.bet('400');
    await database
      .updateTable('bonus_state')
      .set({ need: '300' })
      .where('grant_id', '=', bonus)
      .execute();
    await table().whole('300', '0');
    await counted();
    await finishBonuses(app);
    expect(await rowOf(bonus)).toMatchObject({ state: 'completed' });
    expect(await standing(player)).toEqual({ main: 9_400n, bonus: 0n });
    await round.win('1000', true);
    expect(await standing(player)).toEqual({ main: 10_400n, bonus: 0n });
    await isSound();
  });
});
