import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { bonuses } from './domain.ts';
import { countWhatWasPlayed, giveUpBonus } from './give-up-bonus.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const { depositor, rowOf } = bonusStage(app);

beforeAll(() => setBonusStage(app));

async function playedThrough() {
  const one = await depositor();
  await database
    .updateTable('bonus_state')
    .set((each) => ({ counted: each.ref('need') }))
    .where('grant_id', '=', one.bonus)
    .execute();
  return one;
}

const faults: unknown[] = [];
const jobs = bonuses.jobs?.(app, (fault) => faults.push(fault)) ?? {};
async function run(kind: string): Promise<void> {
  const now = app.clock.now();
  await jobs[kind]?.({ key: 'all', body: {}, due: now, now, attempt: 1 });
}

test('a bonus that cannot be completed stops no other and nobody’s withdrawal, and is tried again', async () => {
  const [broken, sound] = [await playedThrough(), await playedThrough()];
  const other = await depositor();
  await sql`
    alter table bonus_state add constraint strange
    check (grant_id <> ${sql.lit(Number(broken.bonus))} or state <> 'completed') not valid`.execute(
    database,
  );
  expect(await giveUpBonus(app, other.bonus, other.player)).toMatchObject({ done: true });
  // What a withdrawal does first; it is not stopped either where the player's own bonus is the broken one.
  await countWhatWasPlayed(app, other.player.id);
  await countWhatWasPlayed(app, broken.player.id);
  expect(await rowOf(broken.bonus)).toMatchObject({ state: 'active' });
  app.clock.set(new Date(app.clock.now().getTime() + 3_600_001).toISOString());
  await run('bonus-reader');
  expect(faults).toMatchObject([
    { message: `Bonus ${broken.bonus} is stopped, and tried again later.` },
  ]);
  expect(await rowOf(sound.bonus)).toMatchObject({ state: 'completed' });
  await run('bonus-sweep');
  expect(faults).toHaveLength(1);
  await sql`alter table bonus_state drop constraint strange`.execute(database);
  app.clock.set(new Date(app.clock.now().getTime() + 3_600_001).toISOString());
  await run('bonus-sweep');
  expect(await rowOf(broken.bonus)).toMatchObject({ state: 'completed' });
});
