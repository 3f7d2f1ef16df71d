import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import { switchClass, switchGame } from './switch-games.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
await plantGames(database, [
  { code: 'one', es: 'Uno' },
  { code: 'two', es: 'Dos' },
]);

async function versions() {
  await app.hear();
  return [Number(app.versions.content()), Number(app.versions.catalogue())] as const;
}

test('many changes of one transaction raise each version once and tell one event', async () => {
  const [content, catalogue] = await versions();
  const told = (await eventsOf(database)).length;
  await inTransaction(database, async (transaction) => {
    await switchGame(transaction, 'one', false);
    await switchGame(transaction, 'two', false);
    await switchClass(transaction, 'VIDEO', false);
    return { done: true };
  });
  expect(await versions()).toEqual([content + 1, catalogue + 1]);
  expect((await eventsOf(database)).slice(told)).toEqual([
    { kind: 'catalogue.changed', topic: null, body: { version: String(catalogue + 1) } },
  ]);
});

test('a change that is rolled back is not announced', async () => {
  const before = await versions();
  const told = (await eventsOf(database)).length;
  await inTransaction(database, async (transaction) => {
    await switchGame(transaction, 'one', true);
    return { done: false };
  });
  expect(await versions()).toEqual(before);
  expect(await eventsOf(database)).toHaveLength(told);
});

test('a change of content leaves the catalogue’s version alone', async () => {
  const [content, catalogue] = await versions();
  await database
    .insertInto('menu_entry')
    .values({ key: 'HOME', title: { es: 'Inicio', en: 'Home' } })
    .execute();
  expect(await versions()).toEqual([content + 1, catalogue]);
});
