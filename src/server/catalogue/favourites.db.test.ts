import * as v from 'valibot';
import { expect, test } from 'vitest';
import { favouriteList, favouritesAtMost, recentList } from '#contract/favourites.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { dropFavourite, keepFavourite, listFavouriteIds, listFavourites } from './favourites.ts';
import { listRecents, recentsKept, rememberPlayed } from './recents.ts';
import { switchGame } from './switch-games.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
const nodes = await plantGames(database, [
  { code: 'one', es: 'Uno' },
  { code: 'two', es: 'Dos' },
  { code: 'cocks', es: 'Gallos', gameType: 'LIVE', gameClass: 'COCKFIGHT' },
]);
const one = nodes.one ?? '';
const two = nodes.two ?? '';
const many = Object.values(
  await plantGames(
    database,
    Array.from({ length: favouritesAtMost + 1 }, (_, index) => ({
      code: `more-${index}`,
      es: `Más ${index}`,
    })),
  ),
);

async function favouritesOf(playerId: string): Promise<string[]> {
  return (await listFavouriteIds(app, playerId)).value.nodeIds;
}

test('keeps a game once, the latest first, and lets it go once', async () => {
  const { id } = await newPlayer(database, 'ana');
  expect(await keepFavourite(app, id, { nodeId: one })).toEqual({
    done: true,
    value: { nodeIds: [one] },
  });
  await keepFavourite(app, id, { nodeId: two });
  await keepFavourite(app, id, { nodeId: one });
  expect(await favouritesOf(id)).toEqual([two, one]);
  await dropFavourite(app, id, { nodeId: two });
  const { value } = await dropFavourite(app, id, { nodeId: two });
  expect(value.nodeIds).toEqual([one]);
});

test('the player’s other devices learn what has changed, and nothing else', async () => {
  const { id } = await newPlayer(database, 'gala');
  await keepFavourite(app, id, { nodeId: one });
  await keepFavourite(app, id, { nodeId: one });
  await dropFavourite(app, id, { nodeId: two });
  await dropFavourite(app, id, { nodeId: one });
  const told = (await eventsOf(database)).filter(({ topic }) => topic === id);
  expect(told.map(({ kind }) => kind)).toEqual(['favourites.changed', 'favourites.changed']);
});

test('one player never sees another’s', async () => {
  const ben = await newPlayer(database, 'ben');
  const cleo = await newPlayer(database, 'cleo');
  await keepFavourite(app, ben.id, { nodeId: one });
  await dropFavourite(app, cleo.id, { nodeId: one });
  expect(await favouritesOf(cleo.id)).toEqual([]);
  expect(await favouritesOf(ben.id)).toEqual([one]);
});

test.each([
  ['an unknown game', '999999999999'],
  ['a game of a class that is off', nodes.cocks ?? ''],
])('%s cannot be kept', async (_, nodeId) => {
  const { id } = await newPlayer(database, `refused-${nodeId}`);
  expect(await keepFavourite(app, id, { nodeId })).toEqual({ done: false, code: 'game.unknown' });
});

test('the last place is given away once, however many reach for it at the same time', async () => {
  const { id } = await newPlayer(database, 'keen');
  await database
    .insertInto('favourite')
    .values(many.slice(0, favouritesAtMost - 1).map((node_id) => ({ player_id: id, node_id })))
    .execute();
  const rest = [one, two, ...many.slice(favouritesAtMost - 1)];
  const outcomes = await Promise.all(rest.map((nodeId) => keepFavourite(app, id, { nodeId })));
  expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1);
  expect(
    outcomes.filter((outcome) => !outcome.done && outcome.code === 'favourite.full'),
  ).toHaveLength(rest.length - 1);
  expect(await favouritesOf(id)).toHaveLength(favouritesAtMost);
  // What is kept already is no new favourite, so a full list does not refuse it.
  const [kept = ''] = many;
  expect(await keepFavourite(app, id, { nodeId: kept })).toMatchObject({ done: true });
});

test('a favourite that is switched off hides, and comes back with its game', async () => {
  const { id } = await newPlayer(database, 'dora');
  await keepFavourite(app, id, { nodeId: one });
  const request = v.parse(favouriteList.request, { language: 'es', pageSize: 10 });
  await switchGame(database, 'one', false);
  expect(await favouritesOf(id)).toEqual([]);
  expect((await listFavourites(app, id, request)).value.totalPages).toBe(0);
  await switchGame(database, 'one', true);
  const { value } = await listFavourites(app, id, request);
  expect(v.parse(favouriteList.value, value)).toMatchObject({
    content: [{ gameCode: 'one' }],
    pageNum: 1,
    totalPages: 1,
  });
  const live = { ...request, gameType: 'LIVE' as const };
  expect((await listFavourites(app, id, live)).value.content).toEqual([]);
});

test('recents are listed once each, the latest first, and bounded', async () => {
  const { id } = await newPlayer(database, 'eva');
  for (const nodeId of [one, two, one]) await rememberPlayed(database, id, nodeId);
  const request = v.parse(recentList.request, { language: 'es', pageSize: '999' });
  const { value } = await listRecents(app, id, request);
  expect(v.parse(recentList.value, value).list.map((game) => game.nodeId)).toEqual([one, two]);

  for (const nodeId of many.slice(0, recentsKept)) await rememberPlayed(database, id, nodeId);
  const { value: later } = await listRecents(app, id, request);
  expect(later.list.map((game) => game.nodeId)).toEqual(many.slice(0, recentsKept).toReversed());
});
