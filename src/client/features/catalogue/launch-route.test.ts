import { expect, test } from 'vitest';
import { launchRouteOf, vendorRouteOf } from './launch-route.ts';

const game = { gameType: 'LOTT', gameCode: 'X-1', isGame: 'GAME' } as const;

test.each([
  ['TCG_LOTTO_VN', '/vnLottery'],
  ['TCG_SEA', '/seaLottery'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/lottery'],
])('a game of %s opens %s with its code', (vassalage, page) => {
  expect(launchRouteOf({ ...game, vassalage })).toEqual({
    kind: 'lottery',
    page,
    gameCode: 'X-1',
  });
});

test('a game of any other vendor is launched by its code', () => {
  expect(launchRouteOf({ ...game, gameType: 'RNG', vassalage: 'PG' })).toEqual({
    kind: 'launch',
    gameCode: 'X-1',
  });
});

test('a group among the games opens its list', () => {
  expect(
    launchRouteOf({ ...game, gameType: 'FISH', vassalage: 'JDB', isGame: 'VASSALAGE' }),
  ).toEqual({ kind: 'vendor-games', gameType: 'FISH', vassalage: 'JDB' });
});

test('a slot vendor’s tile opens the slots of that vendor, group or not', () => {
  for (const isGame of ['GAME', 'VASSALAGE'] as const) {
    expect(vendorRouteOf({ gameType: 'RNG', vassalage: 'PG', isGame })).toEqual({
      kind: 'slots',
      vassalage: 'PG',
    });
  }
});

test('a vendor group opens its list, a single vendor its own lobby', () => {
  expect(vendorRouteOf({ gameType: 'LIVE', vassalage: 'AG', isGame: 'VASSALAGE' })).toEqual({
    kind: 'vendor-games',
    gameType: 'LIVE',
    vassalage: 'AG',
  });
  expect(vendorRouteOf({ gameType: 'LIVE', vassalage: 'EVO', isGame: 'GAME' })).toEqual({
    kind: 'launch',
    gameCode: 'EVO',
  });
});

test('a lottery that is a group shows its draws first, so that one can be chosen', () => {
  expect(vendorRouteOf({ gameType: 'LOTT', vassalage: 'TCG_SEA', isGame: 'VASSALAGE' })).toEqual({
    kind: 'vendor-games',
    gameType: 'LOTT',
    vassalage: 'TCG_SEA',
  });
  expect(vendorRouteOf({ gameType: 'LOTT', vassalage: 'TCG_SEA', isGame: 'GAME' })).toEqual({
    kind: 'lottery',
    page: '/seaLottery',
    gameCode: undefined,
  });
});
