import { beforeAll, expect, test } from 'vitest';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { countWaiting } from '#tests/database/count-waiting.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { finishBonuses } from './sweep-bonus.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const { depositor, dice, rowOf, setMain, standing } = bonusStage(app);

beforeAll(() => setBonusStage(app));

test('a bonus is not used up while a win of it comes in, and is once that is played too', async () => {
  const { player, bonus } = await depositor();
  await setMain(player, 0n);
  for (let left = 10_000n; left > 0n; left -= 500n) await dice(player, 500n, 0n);
  expect(await standing(player)).toEqual({ main: 0n, bonus: 0n });
  // The sweep has found it empty, and waits for whoever brings a win.
  const winning = await database.startTransaction().execute();
  await lockPlayer(winning, player.id);
  const sweeping = finishBonuses(app);
  await expect.poll(() => countWaiting(database)).toBe(1);
  const { account_id: account } = await rowOf(bonus);
  const house = { kind: 'house', subject: 'play', commodity: 'USD' } as const;
  await post(winning, {
    ...{ key: `late:${bonus}`, kind: 'win', reference: `late:${bonus}`, actor: 'house' },
    legs: [
      { account: account ?? '', amount: 500n },
      { account: await openAccount(winning, house), amount: -500n },
    ],
  });
  await winning.commit().execute();
  await sweeping;
  expect(await rowOf(bonus)).toMatchObject({ state: 'active' });
  expect(await standing(player)).toEqual({ main: 0n, bonus: 500n });
  expect(await dice(player, 500n, 0n)).toBe('played');
  await finishBonuses(app);
  expect(await rowOf(bonus)).toMatchObject({ state: 'used-up' });
  expect((await verifyLedger(database)).faults).toEqual([]);
});
