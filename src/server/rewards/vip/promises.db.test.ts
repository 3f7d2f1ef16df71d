import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { threeLevels } from '#tests/rewards/three-levels.ts';
import { vipStage } from '#tests/rewards/vip-stage.ts';
import { readPointsConfig } from '../points/read-points.ts';
import { giveGifts } from './give-gifts.ts';
import { publishLevels } from './publish-levels.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const { count, deposit, stake } = vipStage(app);

await publishLevels(app, threeLevels, { id: null, name: 'machine' });

const player = () => newPlayer(database, `v${crypto.randomUUID().slice(0, 8)}`);

test('a gift that the budget cannot pay now stays due, and is given once it can', async () => {
  const one = await player();
  const budget = () =>
    database
      .updateTable('reward_budget')
      .where('name', '=', 'vip')
      .where('commodity', '=', 'POINTS');
  const { cap } = await database
    .selectFrom('reward_budget')
    .select('cap')
    .where('name', '=', 'vip')
    .where('commodity', '=', 'POINTS')
    .executeTakeFirstOrThrow();
  await budget().set({ cap: '1' }).execute();
  const gifts = () =>
    database.selectFrom('reward_grant').select('id').where('player_id', '=', one.id).execute();
  await deposit(one, 1_000_00);
  await stake(one, 10_000_00);
  await count();
  expect(await gifts()).toEqual([]);
  await budget().set({ cap }).execute();
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + 3_600_001).toISOString());
  await giveGifts(app);
  expect(await gifts()).toHaveLength(1);
  app.clock.set(before.toISOString());
});

test('the rules of points say what a point takes at one’s own level', async () => {
  const [risen, plain] = [await player(), await player()];
  await deposit(risen, 1_000_00);
  await stake(risen, 10_000_00);
  await count();
  expect((await readPointsConfig(app, risen)).value.factor).toBe(1_500_000);
  expect((await readPointsConfig(app, plain)).value.factor).toBe(1_000_000);
});
