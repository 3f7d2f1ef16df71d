import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Game, hotGames, vendorLanes } from '#contract/catalogue.ts';
import { cachedPage, findCachedGame, searchGames } from './cached-games.ts';
import { gamesQuery } from './catalogue-queries.ts';
import { gameOf } from './game-of.test-data.ts';

const catalogue: Game[] = [
  gameOf({ nodeId: '1', gameName: 'Corazón de Jaguar', vassalage: 'PG', vendorName: 'PG' }),
  gameOf({ nodeId: '2', gameName: 'Jaguar Dorado', vassalage: 'JL', vendorName: 'JL' }),
  gameOf({ nodeId: '3', gameName: 'Frutas', vassalage: 'JAG', vendorName: 'Jaguar Studios' }),
];
const namesFor = (words: string) => searchGames(catalogue, words).map(({ nodeId }) => nodeId);

test('accents and case make no difference', () => {
  expect(namesFor('CORAZON')).toEqual(['1']);
});

test('names that begin with the words come first, vendors last', () => {
  expect(namesFor('jaguar')).toEqual(['2', '1', '3']);
});

test('nothing typed finds nothing', () => {
  expect(namesFor('  ')).toEqual([]);
});

test('a game is found in whichever list brought it, in its language only', () => {
  const client = new QueryClient();
  client.setQueryData([hotGames.path, 'es'], [catalogue[0]]);
  client.setQueryData([vendorLanes.path, 'es'], { lanes: [{ games: [catalogue[1]] }] });
  client.setQueryData(gamesQuery('es', { gameType: 'RNG', page: 1 }).queryKey, {
    games: [catalogue[2] as Game],
    totalPages: 1,
    total: 1,
    instead: [],
  });
  expect(['1', '2', '3'].map((id) => findCachedGame(client, 'es', id)?.nodeId)).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(findCachedGame(client, 'en', '1')).toBeUndefined();
});

test('a list is put together out of what is on the device, by the same filters', () => {
  const client = new QueryClient();
  const slots = Array.from({ length: 30 }, (_, at) =>
    gameOf({ nodeId: String(at + 1), isHot: at === 0 ? 1 : 0, lines: at === 1 ? 5 : 25 }),
  );
  const fish = gameOf({ nodeId: '99', gameType: 'FISH', lines: null });
  client.setQueryData([hotGames.path, 'es'], [...slots, fish]);
  const page = (wanted: object, at = 1) =>
    cachedPage(client, 'es', { gameType: 'RNG', page: at, ...wanted });
  expect(page({})).toMatchObject({ total: 30, totalPages: 2 });
  expect(page({}, 2).games).toHaveLength(2);
  expect(page({ gameType: 'FISH' }).total).toBe(1);
  expect(page({ gameType: 'ALL', minimumLines: 25 }).total).toBe(29);
  expect(page({ selection: 'HOT' }).total).toBe(1);
  expect(page({ minimumBet: 10_001 }).total).toBe(0);
  expect(page({ selection: 'NEW' }).total).toBe(0);
});
