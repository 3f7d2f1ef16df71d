import { sql } from 'kysely';
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

test('a gift that cannot be given keeps nobody else from theirs, and is tried again', async () => {
  const [broken, sound] = [await player(), await player()];
  await sql`
    alter table reward_grant add constraint strange
    check (player_id <> ${sql.lit(Number(broken.id))}) not valid`.execute(database);
  for (const one of [broken, sound]) {
    await deposit(one, 1_000_00);
    await stake(one, 10_000_00);
  }
  await count();
  const gifts = ({ id }: typeof broken) =>
    database.selectFrom('reward_grant').select('id').where('player_id', '=', id).execute();
  expect([await gifts(broken), await gifts(sound)]).toMatchObject([[], [{}]]);
  await sql`alter table reward_grant drop constraint strange`.execute(database);
  app.clock.set(new Date(app.clock.now().getTime() + 3_600_001).toISOString());
  expect(await giveGifts(app)).toEqual([]);
  expect(await gifts(broken)).toHaveLength(1);
});
