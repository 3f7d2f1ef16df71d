import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { domainsOf, jobsOf } from '#server/compose/domains.ts';
import { createServices } from '#server/compose/services.ts';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { forgetKind, forgetMessages } from './forget-messages.ts';
import { notifyPlayer } from './notify-player.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const player = await newPlayer(database, 'remembers');

async function toldMonthsAgo(about: string, months: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const values = { amount: '100', currency: 'COP' };
    const news = { playerId: player.id, template: 'deposit.credited', values, about } as const;
    await notifyPlayer(app, transaction, news);
    return { done: true };
  });
  await sql`update player_message set created_at = ${app.clock.now()}::timestamptz
    - make_interval(months => ${months}) where about = ${about}`.execute(database);
}

async function kept(): Promise<string[]> {
  const rows = await database.selectFrom('player_message').select('about').orderBy('id').execute();
  return rows.map(({ about }) => about ?? '');
}

test('L-HISTORY: messages of twelve months stay, older ones go, and it is done again a day later', async () => {
  await toldMonthsAgo('old', 14);
  await toldMonthsAgo('year', 12);
  await toldMonthsAgo('new', 0);
  const now = app.clock.now();
  const job = { key: 'daily', body: {}, due: now, now, attempt: 1 };
  expect(await forgetMessages(app)(job)).toEqual({
    again: new Date(now.getTime() + 86_400_000),
  });
  expect(await kept()).toEqual(['year', 'new']);
});

test('it is planned from the first start on, and somebody does it', async () => {
  const planned = await database
    .selectFrom('job')
    .select('key')
    .where('kind', '=', forgetKind)
    .execute();
  expect(planned).toEqual([{ key: 'daily' }]);
  expect(jobsOf(app, domainsOf(createServices(app)), () => undefined)[forgetKind]).toBeDefined();
});
