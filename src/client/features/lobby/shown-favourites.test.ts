import { expect, test } from 'vitest';
import { gameOf } from '#client/features/catalogue/game-of.test-data.ts';
import { shownFavourites } from './shown-favourites.ts';

const [one, two, three] = ['1', '2', '3'].map((nodeId) => gameOf({ nodeId }));
const known = new Map([one, two, three].flatMap((game) => (game ? [[game.nodeId, game]] : [])));
const listed = [one, two].flatMap((game) => game ?? []);
const idsOf = (ids: string[]) =>
  shownFavourites(listed, new Set(ids), known).map(({ nodeId }) => nodeId);

test('what was let go is gone before the gateway answers', () => {
  expect(idsOf(['2'])).toEqual(['2']);
});

test('what was just added stands in front, the newest first', () => {
  expect(idsOf(['1', '2', '3'])).toEqual(['3', '1', '2']);
});

test('a favourite of another device that is not known here waits for the list', () => {
  expect(idsOf(['1', '77'])).toEqual(['1']);
});
