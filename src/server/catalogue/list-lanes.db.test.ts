import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameMenus, vendorLanes } from '#contract/catalogue.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { testApp } from '#tests/database/test-app.ts';
import { listLanes, listMenus } from './list-lanes.ts';
import { switchGame } from './switch-games.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
await plantGames(database, [
  { code: 'one', es: 'Uno' },
  { code: 'two', es: 'Dos', gameClass: 'FRUIT' },
  { code: 'three', es: 'Tres', vendor: 'JL' },
  { code: 'cocks', es: 'Gallos', gameType: 'LIVE', gameClass: 'COCKFIGHT' },
]);
await app.hear();

const ask = { language: 'es', platform: 'html5-desktop', rowSize: 2 } as const;

test('menus hold only categories, vendors and classes that lead to a game', async () => {
  const { value } = await listMenus(app, { language: 'zh' });
  expect(v.parse(gameMenus.value, value)).toEqual({
    version: app.versions.catalogue(),
    menus: [
      {
        gameType: 'RNG',
        title: '老虎机',
        vendors: [
          {
            gameType: 'RNG',
            vassalage: 'PG',
            displayName: '成功',
            lagerIcon: '/v/pg.svg',
            isGame: 'VASSALAGE',
            games: 2,
          },
          {
            gameType: 'RNG',
            vassalage: 'JL',
            displayName: 'Jili',
            lagerIcon: '/v/jl.svg',
            isGame: 'VASSALAGE',
            games: 1,
          },
        ],
        classes: [
          { key: 'VIDEO', displayName: 'Video', games: 2 },
          { key: 'FRUIT', displayName: 'Fruit', games: 1 },
        ],
      },
    ],
  });
});

test('a lane says which vendors have which class, and shows the first games', async () => {
  const { value } = await listLanes(app, ask);
  const { lanes } = v.parse(vendorLanes.value, value);
  expect(lanes).toHaveLength(1);
  expect(lanes[0]).toMatchObject({
    gameType: 'RNG',
    total: 3,
    cards: [
      { vassalage: 'PG', accountTypeName: 'PG' },
      { vassalage: 'JL', accountTypeName: 'JL' },
    ],
    gameClassify: [
      { key: 'VIDEO', displayName: 'Video', vendors: ['PG', 'JL'] },
      { key: 'FRUIT', displayName: 'Frutas', vendors: ['PG'] },
    ],
  });
  expect(lanes[0]?.games.map((game) => game.gameCode)).toEqual(['one', 'two']);
});

test('a vendor whose last game is switched off leaves its lane', async () => {
  await switchGame(database, 'three', false);
  const { value } = await listLanes(app, ask);
  expect(value.lanes[0]?.cards.map((card) => card.vassalage)).toEqual(['PG']);
});
