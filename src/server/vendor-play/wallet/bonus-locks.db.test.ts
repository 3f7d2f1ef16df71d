import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { countWaiting } from '#tests/database/count-waiting.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { ana, bonusStage, eva } from '#tests/rewards/bonus-stage.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import {
  newStagePlayer,
  plantGround,
  plantVendor,
  type StagePlayer,
} from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const { bonusFor, standing } = bonusStage(app);

beforeAll(async () => {
  const weights = { games: {}, vendors: { PG: 100 }, classes: {} };
  await proposeBonus(app, { ...workedBonus, weights }, ana);
  expect(await publishBonus(app, 'worked', eva)).toMatchObject({ done: true });
});

let count = 0;
let who: StagePlayer;
let player: Player;
let bonus: string;

beforeEach(async () => {
  count += 1;
  app.clock.set(new Date().toISOString());
  who = await newStagePlayer(app, { vendor: 'PG', account: `player${count}`, funds: 100n });
  player = { id: who.playerId, account: `player${count}` } as Player;
  bonus = await bonusFor(player, 'worked');
  app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
});

const lockAll = (wait: 'wait' | 'nowait') =>
  sql`select from ledger_balance where player_id = ${who.playerId}
    order by account_id for no key update ${sql.raw(wait === 'wait' ? '' : wait)}`;

test('a balance is told to a vendor while somebody moves the money', async () => {
  const moving = await database.startTransaction().execute();
  await lockAll('wait').execute(moving);
  const asked = { player: who.name, currency: 'COP', game: 'PG-1' };
  const told = stageTable(app, { vendor, player: who }).ask('balance', asked);
  const first = await Promise.race([
    told,
    expect
      .poll(() => countWaiting(database))
      .toBe(1)
      .then(() => 'it waits'),
  ]).finally(() => moving.rollback().execute());
  expect(first).toMatchObject({ status: 200, balance: '10100' });
});

test('a win takes its round’s bonus before any money, as settlements of the lottery do', async () => {
  const round = stageTable(app, { vendor, player: who });
  expect(await round.bet('400')).toMatchObject({ status: 200 });
  await sql`update bonus_state set state = 'used-up', product = 'lottery' where grant_id = ${bonus}`.execute(
    database,
  );
  const settling = await database.startTransaction().execute();
  await sql`select from bonus_state where grant_id = ${bonus} for no key update`.execute(settling);
  const win = round.win('1000', true);
  await expect.poll(() => countWaiting(database)).toBe(1);
  // Whatever it waits for, it holds none of the money that the settlement is about to lock.
  await lockAll('nowait').execute(settling);
  await sql`select lottery_lock_money(array[${who.playerId}]::bigint[])`.execute(settling);
  await settling.commit().execute();
  expect(await win).toMatchObject({ status: 200 });
  expect((await standing(player)).main).toBe(1_000n);
});
