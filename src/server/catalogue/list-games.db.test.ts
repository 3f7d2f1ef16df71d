import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { games, oneGame } from '#contract/catalogue.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { testApp } from '#tests/database/test-app.ts';
import { listGames, listHotGames, readGame } from './list-games.ts';
import { switchClass, switchGame } from './switch-games.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
const nodes = await plantGames(database, [
  { code: 'dragon', es: 'Dragón Dorado', en: 'Golden Dragon', zh: '金龙', isHot: true, lines: 25 },
  { code: 'night', es: 'Noche del dragón', en: 'Night of the Dragon', zh: '龙之夜', lines: 10 },
  { code: 'fair', es: 'La Feria', en: 'The Fair', vendor: 'JL', gameClass: 'FRUIT', isNew: true },
  { code: 'hundred', es: '100% Fruta', en: '100% Fruit', minimumBet: 500, gameClass: 'FRUIT' },
  { code: 'roulette', es: 'Ruleta', en: 'Roulette', gameType: 'LIVE', vendor: 'JL', isHot: true },
  {
    code: 'cocks',
    es: 'Gallos',
    en: 'Cocks',
    gameType: 'LIVE',
    gameClass: 'COCKFIGHT',
    isHot: true,
  },
]);

async function found(request: Record<string, unknown>): Promise<string[]> {
  const read = v.parse(games.request, { language: 'es', ...request });
  const { value } = await listGames(app, read);
  v.parse(games.value, value);
  expect(value.total).toBe(value.games.length);
  return value.games.map((game) => game.gameCode);
}

const shown = ['dragon', 'night', 'fair', 'hundred', 'roulette'];

test('lists what is shown, in the merchant’s order', async () => {
  expect(await found({})).toEqual(shown);
});

test.each([
  [{ gameType: 'LIVE' }, ['roulette']],
  [{ gameType: 'RNG', vassalage: 'JL' }, ['fair']],
  [{ vassalage: 'NOBODY' }, []],
  [{ gameType: 'RNG', gameClassify: 'FRUIT' }, ['fair', 'hundred']],
  [{ gameType: 'LIVE', gameClassify: 'COCKFIGHT' }, []],
  [{ selection: 'NEW' }, ['fair']],
  [{ selection: 'HOT' }, ['dragon', 'roulette']],
  [{ minimumLines: '25' }, ['dragon']],
  [{ minimumBet: '100' }, ['hundred']],
  [{ vassalages: 'JL,NOBODY' }, ['fair', 'roulette']],
  [{ sort: 'NAME' }, ['hundred', 'dragon', 'fair', 'night', 'roulette']],
  [{ sort: 'NEW' }, ['fair', 'roulette', 'hundred', 'night', 'dragon']],
])('filters by %j', async (filter, codes) => {
  expect(await found(filter)).toEqual(codes);
});

describe('search', () => {
  test.each([
    ['by the name of the category', 'slots', ['dragon', 'night', 'fair', 'hundred']],
    ['with a letter that slipped', 'dragin', ['dragon', 'night']],
    ['with one that slipped in one word of two', 'drogon night', ['night']],
    ['unless too little of the word is right', 'drxxxx', []],
    ['whatever the accents and capitals', 'DRAGON', ['dragon', 'night']],
    ['and accents that are not in the name', 'fèria', ['fair']],
    ['in every language', 'night', ['night']],
    ['in Chinese, one sign', '龙', ['night', 'dragon']],
    ['in Chinese, two signs', '金龙', ['dragon']],
    ['names of vendors', 'jili', ['fair', 'roulette']],
    ['their accents ignored too', 'exito', ['dragon', 'night', 'hundred']],
    ['their codes', 'jl', ['fair', 'roulette']],
    ['every word must match', 'dragon noche', ['night']],
    ['words of name and vendor together', 'ruleta jili', ['roulette']],
    ['parts of words', 'rago', ['dragon', 'night']],
    ['a percent sign is a percent sign', '%', ['hundred']],
    ['so is a wide one', '％', ['hundred']],
    ['an underscore is an underscore', '_', []],
    ['a backslash is a backslash', '\\', []],
    ['a quote harms nobody', "'; drop table game; --", []],
    ['only spaces find everything', '   ', shown],
    ['what is switched off stays away', 'gallos', []],
  ])('%s', async (_, gameName, codes) => {
    expect(await found({ gameName })).toEqual(codes);
  });

  test('puts names that begin with it before names that hold it', async () => {
    expect(await found({ gameName: 'noche' })).toEqual(['night']);
    expect((await found({ gameName: 'd' }))[0]).toBe('dragon');
    // In the merchant's order the golden one comes first; in the order of relevance it does not.
    expect(await found({ gameName: '龙' })).toEqual(['night', 'dragon']);
  });
});

test('what was taken for what is said', async () => {
  const slipped = { language: 'es', gameName: 'drogon night' };
  const { value } = await listGames(app, v.parse(games.request, slipped));
  expect(value.instead).toEqual([{ typed: 'drogon', meant: 'dragon' }]);
});

test('pages are cut from one order and say how many there are', async () => {
  const page = (pageNo: number) =>
    listGames(app, v.parse(games.request, { language: 'es', pageNo, pageSize: 2 }));
  const { value: first } = await page(1);
  const { value: last } = await page(3);
  const { value: beyond } = await page(4);
  expect(first.games.map((game) => game.gameCode)).toEqual(['dragon', 'night']);
  expect(last.games.map((game) => game.gameCode)).toEqual(['roulette']);
  expect(beyond).toEqual({ games: [], totalPages: 3, total: 5, instead: [] });
});

test('speaks the language asked for, and English where a name lacks it', async () => {
  const { value } = await listGames(app, v.parse(games.request, { language: 'zh' }));
  expect(value.games.map((game) => game.gameName).slice(0, 3)).toEqual([
    '金龙',
    '龙之夜',
    'The Fair',
  ]);
  expect(value.games[0]).toMatchObject({ vendorName: '成功', isHot: 1, supportPlay: 1 });
});

test('hot games are twelve at most and never one that is switched off', async () => {
  const { value } = await listHotGames(app, { language: 'es' } as never);
  expect(value.games.map((game) => game.gameCode)).toEqual(['dragon', 'roulette']);
});

test('one game answers by its schema; a hidden one is as unknown as none', async () => {
  const known = await readGame(app, { nodeId: nodes.dragon ?? '', language: 'en' });
  expect(known).toMatchObject({ done: true, value: { gameName: 'Golden Dragon' } });
  if (known.done) v.parse(oneGame.value, known.value);
  for (const nodeId of [nodes.cocks ?? '', '999999999999999999']) {
    expect(await readGame(app, { nodeId, language: 'en' })).toEqual({
      done: false,
      code: 'game.unknown',
    });
  }
});

test('switches take a game, a class, a vendor and a category away and give them back', async () => {
  await switchGame(database, 'dragon', false);
  expect(await found({ gameType: 'RNG' })).toEqual(['night', 'fair', 'hundred']);
  await switchGame(database, 'dragon', true);
  await switchClass(database, 'FRUIT', false);
  expect(await found({ gameType: 'RNG' })).toEqual(['dragon', 'night']);
  await switchClass(database, 'FRUIT', true);
  const vendor = (enabled: boolean) =>
    database.updateTable('vendor').set({ enabled }).where('code', '=', 'JL').execute();
  await vendor(false);
  expect(await found({})).toEqual(['dragon', 'night', 'hundred']);
  await vendor(true);
  const category = (enabled: boolean) =>
    database.updateTable('game_category').set({ enabled }).where('game_type', '=', 'RNG').execute();
  await category(false);
  expect(await found({})).toEqual(['roulette']);
  await category(true);
  const lane = (enabled: boolean) =>
    database
      .updateTable('vendor_category')
      .set({ enabled })
      .where('vendor_code', '=', 'PG')
      .where('game_type', '=', 'RNG')
      .execute();
  await lane(false);
  expect(await found({})).toEqual(['fair', 'roulette']);
  await lane(true);
  expect(await found({})).toEqual(shown);
  expect(await switchGame(database, 'nothing', false)).toBe(false);
  expect(await switchClass(database, 'NOTHING', false)).toBe(false);
});

test('a vendor that is renamed is found by its new name and no longer by the old', async () => {
  const rename = (name: string) =>
    database
      .updateTable('vendor')
      .set({ display_name: { es: name, en: name } })
      .where('code', '=', 'JL')
      .execute();
  await rename('Ñandú');
  expect(await found({ gameName: 'nandu' })).toEqual(['fair', 'roulette']);
  expect(await found({ gameName: 'jili' })).toEqual([]);
  await rename('Jili');
});
