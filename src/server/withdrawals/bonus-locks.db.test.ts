import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { countWaiting } from '#tests/database/count-waiting.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { ana, bonusStage, eva } from '#tests/rewards/bonus-stage.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { newWithdrawer, paymentPassword, plantWithdrawals } from '#tests/stages/new-withdrawer.ts';
import { plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { askWithdrawal } from './ask-withdrawal.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
await plantGround(database);
await plantVendor(database, 'PG');
await plantWithdrawals(database);
const { bonusFor, rowOf } = bonusStage(app);

test('a withdrawal takes the player’s bonuses before any money, as settlements of the lottery do', async () => {
  app.clock.set(new Date().toISOString());
  const weights = { games: {}, vendors: { PG: 100 }, classes: {} };
  await proposeBonus(app, { ...workedBonus, weights }, ana);
  expect(await publishBonus(app, 'worked', eva)).toMatchObject({ done: true });
  const { player, accountId } = await newWithdrawer(app, 'leaves');
  await giveMoney(database, { playerId: player.id, amount: 10_000_000n });
  const bonus = await bonusFor(player, 'worked');
  await sql`update bonus_state set product = 'lottery' where grant_id = ${bonus}`.execute(database);
  const settling = await database.startTransaction().execute();
  await sql`select from bonus_state where grant_id = ${bonus} for no key update`.execute(settling);
  const request = { requestId: randomUUID(), accountId, amount: '5000000', paymentPassword };
  const asked = askWithdrawal(app, request, player);
  await expect.poll(() => countWaiting(database)).toBe(1);
  // Whatever it waits for, it holds none of the money that the settlement is about to lock.
  await sql`select from ledger_balance where player_id = ${player.id}
    order by account_id for no key update nowait`.execute(settling);
  await sql`select lottery_lock_money(array[${player.id}]::bigint[])`.execute(settling);
  await settling.commit().execute();
  expect(await asked).toMatchObject({ done: true });
  expect(await rowOf(bonus)).toMatchObject({ state: 'given-up' });
});
