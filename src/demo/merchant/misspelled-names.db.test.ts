import * as v from 'valibot';
import { expect, test } from 'vitest';
import { games } from '#contract/catalogue.ts';
import { listGames as searchGames } from '#server/catalogue/list-games.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue } from '#tests/database/small-catalogue.ts';
import { testApp } from '#tests/database/test-app.ts';
import { type DemoGame, listGames } from './games.ts';
import { misspelledNames } from './misspelled-names.test-data.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantCatalogue(database);
await plant(sampleOf(listGames(10_000)));

/** The games that are meant, among every tenth of ten thousand; the bench asks them all. */
function sampleOf(all: readonly DemoGame[]): DemoGame[] {
  const meant = new Set(misspelledNames.map(([, , name]) => name));
  return all
    .filter(({ names }, index) => {
      return index % 10 === 0 || Object.values(names).some((name) => meant.has(name));
    })
    .toSorted((one, other) => one.place - other.place);
}

async function plant(sample: readonly DemoGame[]): Promise<void> {
  const rows = sample.map(({ gameCode, names, place }) => ({
    game_id: gameCode,
    game_code: gameCode,
    vendor_code: 'PG',
    game_type: 'RNG' as const,
    game_class: 'VIDEO',
    name: names,
    icon_url: '/art/one.svg',
    minimum_bet: 0,
    currency: 'COP',
    position: place,
  }));
  for (let from = 0; from < rows.length; from += 200) {
    await database
      .insertInto('game')
      .values(rows.slice(from, from + 200))
      .execute();
  }
}

test('of fifty misspelled names in four languages forty-five are among the first three', async () => {
  expect(misspelledNames).toHaveLength(50);
  const missed: string[] = [];
  for (const [language, gameName, meant] of misspelledNames) {
    const { value } = await searchGames(app, v.parse(games.request, { language, gameName }));
    const first = value.games.slice(0, 3).map((game) => game.gameName);
    if (!first.includes(meant)) missed.push(`${gameName}: ${first.join(', ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
});
