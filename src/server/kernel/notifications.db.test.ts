import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { createNotifications } from './notifications.ts';

const { database, connectionString } = await freshDatabase();

test('closed while it connects again, it leaves no connection behind', async () => {
  const lost: Error[] = [];
  let isClosed: Promise<void> | undefined;
  const notifications = createNotifications({
    connectionString,
    onLost: (cause) => {
      lost.push(cause);
      // The moment in which the next connection is being made, and is nobody's yet.
      isClosed ??= Promise.resolve().then(() => notifications.close());
    },
  });
  notifications.on('verbena_test', () => undefined);
  await notifications.open();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'verbena-notifications' and datname = current_database()
  `.execute(database);
  await expect.poll(() => lost.length).toBe(1);
  await isClosed;
  // Longer than connecting takes: who was on the way has arrived by now, and left.
  for (let look = 0; look < 100; look += 1) await countListening();
  await expect.poll(countListening).toBe(0);
});

async function countListening(): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from pg_stat_activity
    where application_name = 'verbena-notifications' and datname = current_database()
  `.execute(database);
  return rows[0]?.many ?? -1;
}
