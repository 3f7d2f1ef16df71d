import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { domainsOf, jobsOf } from '#server/compose/domains.ts';
import { createServices } from '#server/compose/services.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { forgetUse, forgetUseKind } from './forget-use.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const now = app.clock.now();
const player = await newPlayer(database, 'played');

const job = { key: 'daily', body: {}, due: now, now, attempt: 1 };
const after = (ms: number) => ({ again: new Date(now.getTime() + ms) });

async function plantMinutes(many: number, daysAgo: number): Promise<void> {
  await sql`
    insert into play_minute (player_id, minute)
    select ${player.id}, ${now}::timestamptz - make_interval(days => ${daysAgo}::integer)
      - number * interval '1 minute'
    from generate_series(1, ${many}::integer) as number`.execute(database);
}

async function plantRefusals(many: number, daysAgo: number): Promise<void> {
  await sql`
    insert into deposit_refusal (player_id, code, refused_at)
    select ${player.id}, 'limit.deposit',
      ${now}::timestamptz - make_interval(days => ${daysAgo}::integer)
    from generate_series(1, ${many}::integer)`.execute(database);
}

async function kept(table: 'play_minute' | 'deposit_refusal'): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test('what no limit looks back to goes in portions, and what one does stays', async () => {
  await plantMinutes(5_010, 41);
  await plantMinutes(7, 38);
  await plantRefusals(3, 41);
  await plantRefusals(2, 2);
  expect(await forgetUse(app)(job)).toEqual(after(1_000));
  expect([await kept('play_minute'), await kept('deposit_refusal')]).toEqual([17, 2]);
  expect(await forgetUse(app)(job)).toEqual(after(86_400_000));
  expect([await kept('play_minute'), await kept('deposit_refusal')]).toEqual([7, 2]);
});

test('it is planned from the first start on, and somebody does it', async () => {
  const planned = await database
    .selectFrom('job')
    .select('key')
    .where('kind', '=', forgetUseKind)
    .execute();
  expect(planned).toEqual([{ key: 'daily' }]);
  expect(jobsOf(app, domainsOf(createServices(app)), () => undefined)[forgetUseKind]).toBeDefined();
});
