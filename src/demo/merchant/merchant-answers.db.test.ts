import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { AnswerOf, CallDeclaration } from '#contract/call.ts';
import * as catalogue from '#contract/catalogue.ts';
import * as content from '#contract/content.ts';
import { languages } from '#contract/languages.ts';
import * as system from '#contract/system.ts';
import { catalogueAnswers } from '#server/catalogue/handlers.ts';
import { contentAnswers } from '#server/content/handlers.ts';
import type { Answer, Visit } from '#server/kernel/answer.ts';
import { systemAnswers } from '#server/system/handlers.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { findArt } from './art-files.ts';
import { seedMerchant } from './seed-merchant.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await seedMerchant(app);

const answers: Answer[] = [
  ...catalogueAnswers(app),
  ...contentAnswers(app),
  ...systemAnswers(app, () => []),
];

const visit: Visit = {
  requestId: 'test',
  address: '192.0.2.7',
  language: 'es',
  origin: 'https://verbena.example',
};

/** Asks as http would: the request read by its schema, the value held against its own. */
async function ask<Call extends CallDeclaration>(call: Call, given: object = {}) {
  const request = v.parse(call.request, given) as never;
  const handle = answers.find((answer) => answer.call.name === call.name)?.handle;
  const outcome = await handle?.({ request, player: null, operator: null, visit });
  if (!outcome?.done) throw new Error(`${call.name} was not answered`);
  v.assert(call.value, outcome.value);
  return outcome.value as AnswerOf<Call>;
}

describe.each(languages)('in %s', (language) => {
  test('every category has its vendors and its classes, and no cockfight', async () => {
    const { menus } = await ask(catalogue.gameMenus, { language });
    expect(menus).toHaveLength(9);
    for (const menu of menus) {
      expect(menu.vendors.length, menu.gameType).toBeGreaterThanOrEqual(2);
      expect(menu.classes.length, menu.gameType).toBeGreaterThanOrEqual(1);
      expect(menu.classes.map((each) => each.key)).not.toContain('COCKFIGHT');
    }
  });

  test('every lane has a first row, and home has twelve hot games', async () => {
    const { lanes } = await ask(catalogue.vendorLanes, { language });
    expect(lanes).toHaveLength(9);
    for (const lane of lanes) expect(lane.games.length, lane.gameType).toBe(12);
    const { games } = await ask(catalogue.hotGames, { language });
    expect(games).toHaveLength(12);
  });

  test('twelve promotions show, in four categories', async () => {
    const { promotions } = await ask(content.promotions, { language });
    expect(promotions).toHaveLength(12);
    const { categories } = await ask(content.promotionCategories, { language });
    expect(categories).toHaveLength(4);
    for (const promotion of promotions) {
      expect(promotion.promoAnnouncementCategoryIds).toHaveLength(1);
    }
  });

  test('announcements, help and the permission answer by their schemas', async () => {
    const said = await ask(content.announcements, { language });
    expect(said.popup.filter((popup) => popup.execution === 'B').length).toBeGreaterThan(8);
    expect(said.player).toHaveLength(4);
    const { articles } = await ask(system.helpCenter, { language });
    expect(articles.map((article) => article.anchor)).toContain('term');
    const permission = await ask(system.systemStatus, { language });
    expect(permission.info.licence.year).toBe(2025);
    expect(permission.location.country).toBe('CO');
  });
});

test('every picture that the calls name can be drawn', async () => {
  const { lanes } = await ask(catalogue.vendorLanes, { language: 'es' });
  const { banners } = await ask(content.announcements, { language: 'es' });
  const { promotions } = await ask(content.promotions, { language: 'es' });
  const addresses = [
    ...lanes.flatMap((lane) => lane.games.map((game) => game.iconUrl)),
    ...banners.map((banner) => banner.url),
    ...promotions.flatMap((each) => each.announcementImages.map((image) => image.url)),
  ];
  for (const address of addresses) {
    const [path = '', query] = address.split('?');
    expect(findArt(path)?.body, address).toMatch(/^<svg /);
    expect(query).toMatch(/^v=./);
  }
});

test('the board shows twenty wins, the highest first, and nobody’s whole name', async () => {
  const { list } = await ask(catalogue.winnerBoard, { language: 'es' });
  expect(list).toHaveLength(20);
  const amounts = list.map((winner) => BigInt(winner.winAmount));
  expect(amounts).toEqual(amounts.toSorted((one, other) => (other > one ? 1 : -1)));
  for (const winner of list) expect(winner.account).toContain('*');
});
