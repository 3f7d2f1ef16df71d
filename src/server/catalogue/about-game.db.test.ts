import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameAbout } from '#contract/game-about.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { testApp } from '#tests/database/test-app.ts';
import { readAbout } from './list-games.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
const nodes = await plantGames(database, [
  { code: 'dragon', es: 'Dragón Dorado', en: 'Golden Dragon', gameClass: 'FRUIT' },
  { code: 'gone', es: 'Ida', en: 'Gone' },
]);
const about = (code: string, language: 'es' | 'zh') =>
  readAbout(app, { nodeId: nodes[code] ?? '', language });

test('a sheet is told what its class and its own figures say, and nothing where nobody said it', async () => {
  expect(await about('dragon', 'es')).toMatchObject({
    value: { description: null, highestTimes: null, features: [] },
  });
  await database
    .updateTable('game_class')
    .set({ description: JSON.stringify({ es: 'Diez líneas.', en: 'Ten lines.' }) as never })
    .where('key', '=', 'FRUIT')
    .execute();
  await database
    .updateTable('game')
    .set({ highest_times: 4_080, features: ['wild', 'pot'] })
    .where('game_code', '=', 'dragon')
    .execute();
  const told = { highestTimes: 4_080, features: ['wild', 'pot'] };
  const answer = await about('dragon', 'es');
  expect(answer).toMatchObject({ value: { description: 'Diez líneas.', ...told } });
  if ('value' in answer) v.assert(gameAbout.value, answer.value);
  expect(await about('dragon', 'zh')).toMatchObject({
    value: { description: 'Ten lines.', ...told },
  });
});

test('a game that is not shown has no sheet', async () => {
  await database
    .updateTable('game')
    .set({ enabled: false })
    .where('game_code', '=', 'gone')
    .execute();
  expect(await about('gone', 'es')).toMatchObject({ code: 'game.unknown' });
});
