import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AppContext } from '#server/kernel/app-context.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { advanceRoom } from './room-advance.ts';
import { readRoom } from './room-read.ts';
import { claimRoom, selectRoom } from './room-store.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await openTables(database, ['VB_CRASH']);
const name = { game: 'VB_CRASH', purse: 'money' } as const;
const ana = await newPlayer(database, 'ana');
const patience = { timeout: 30_000, interval: 50 };

test('a keeper that hangs in the middle of a move keeps nobody waiting, and loses the table', async () => {
  await readRoom(app, name, ana);
  const hanging = randomUUID();
  await claimRoom(database, name, hanging);
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const hung: AppContext = {
    ...app,
    events: {
      ...app.events,
      async publishToTable() {
        reached.resolve();
        await held.promise;
      },
    },
  };
  const move = advanceRoom(hung, name, hanging).catch((thrown: unknown) => thrown);
  await reached.promise;
  // The lock is held at this moment: whoever waited for it would be waiting still.
  expect(await claimRoom(database, name, randomUUID())).toBe(false);
  expect(await readRoom(app, name, ana)).toMatchObject({ done: true });
  const next = randomUUID();
  await expect.poll(() => claimRoom(database, name, next), patience).toBe(true);
  held.resolve();
  expect(await move).toBeInstanceOf(Error);
  expect(await selectRoom(database, name)).toMatchObject({ holder: next, table_round_id: null });
});
