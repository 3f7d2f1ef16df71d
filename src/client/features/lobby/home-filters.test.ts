import { expect, test } from 'vitest';
import type { GameMenu } from '#contract/catalogue.ts';
import { classesFor, vendorsOnce } from './home-filters.ts';

function menu(gameType: GameMenu['gameType'], codes: string[], keys: string[]): GameMenu {
  return {
    gameType,
    title: gameType,
    vendors: codes.map((vassalage) => ({
      vassalage,
      displayName: vassalage,
      gameType,
      lagerIcon: '/vendors/a.svg',
      isGame: 'VASSALAGE',
      games: 1,
    })),
    classes: keys.map((key) => ({ key, displayName: key, games: 1 })),
  };
}
const menus = [
  menu('RNG', ['PG', 'JDB'], ['VIDEO', 'FRUIT']),
  menu('FISH', ['JDB', 'AG'], ['BOSS']),
  menu('LIVE', ['AG'], ['BACCARAT', 'VIDEO']),
];

test('a vendor in two categories is offered once', () => {
  expect(vendorsOnce(menus).map(({ vassalage }) => vassalage)).toEqual(['PG', 'JDB', 'AG']);
});

test('only classes that the chosen vendor can have are offered', () => {
  expect(classesFor(menus, 'PG').map(({ key }) => key)).toEqual(['VIDEO', 'FRUIT']);
  expect(classesFor(menus, 'AG').map(({ key }) => key)).toEqual(['BOSS', 'BACCARAT', 'VIDEO']);
});

test('without a vendor every class is offered once', () => {
  expect(classesFor(menus, undefined).map(({ key }) => key)).toEqual([
    'VIDEO',
    'FRUIT',
    'BOSS',
    'BACCARAT',
  ]);
});
