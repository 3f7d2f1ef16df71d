import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { openFreshApp } from '#tests/gateway/fresh-site.ts';
import type { VersionName } from './versions.ts';

const { database, connectionString } = await freshDatabase();
const bump = (which: VersionName) => sql`select bump_version(${which})`.execute(database);

test('a new edition is known at once, and which of the two it is', async () => {
  const { app } = await openFreshApp(connectionString);
  const notified: (readonly VersionName[])[] = [];
  app.versions.onChange((changed) => notified.push(changed));
  const before = app.versions.content();
  await bump('content');
  await expect.poll(() => notified).toEqual([['content']]);
  expect(BigInt(app.versions.content())).toBe(BigInt(before) + 1n);
  await bump('catalogue');
  await expect.poll(() => notified).toEqual([['content'], ['catalogue']]);
});

test('a notice that found nobody listening is made up for after reconnecting', async () => {
  const { app } = await openFreshApp(connectionString);
  const before = BigInt(app.versions.content());
  await database.transaction().execute(async (transaction) => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'verbena-notifications' and datname = current_database()
    `.execute(transaction);
    await sql`select bump_version('content')`.execute(transaction);
  });
  await expect.poll(() => BigInt(app.versions.content()), { timeout: 5_000 }).toBe(before + 1n);
});

test('a gateway that starts later knows the edition from the first moment', async () => {
  await bump('content');
  const { app } = await openFreshApp(connectionString);
  const stored = await database
    .selectFrom('site_state')
    .select('content_version')
    .executeTakeFirstOrThrow();
  expect(app.versions.content()).toBe(stored.content_version);
});
