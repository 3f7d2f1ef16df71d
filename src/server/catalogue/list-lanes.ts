import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { gameMenus, vendorLanes } from '#contract/catalogue.ts';
import type { Language } from '#contract/values.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  selectCategories,
  selectClasses,
  selectCounts,
  selectFirstGames,
  selectVendors,
} from './store.ts';
import { toGame } from './to-game.ts';

export async function listMenus(
  app: AppContext,
  { language }: RequestOf<typeof gameMenus>,
): Promise<Done<AnswerOf<typeof gameMenus>>> {
  const version = app.versions.catalogue();
  const lanes = await readLanes(app, language);
  const menus = lanes.map(({ gameType, title, vendors, classes }) => ({
    gameType,
    title,
    vendors: vendors.map(({ accountTypeName: _, ...vendor }) => vendor),
    classes: classes.map(({ key, displayName, games }) => ({ key, displayName, games })),
  }));
  return done({ menus, version });
}

export async function listLanes(
  app: AppContext,
  { language, rowSize }: RequestOf<typeof vendorLanes>,
): Promise<Done<AnswerOf<typeof vendorLanes>>> {
  const [lanes, firstGames] = await Promise.all([
    readLanes(app, language),
    selectFirstGames(app.database, language, rowSize),
  ]);
  const gamesOf = Map.groupBy(firstGames, (game) => game.gameType);
  return done({
    lanes: lanes.map(({ gameType, title, vendors, classes, total }) => ({
      gameType,
      title,
      cards: vendors.map(({ gameType: _, games: __, ...card }) => card),
      gameClassify: classes.map(({ games: _, ...shown }) => shown),
      games: (gamesOf.get(gameType) ?? []).map(toGame),
      total,
    })),
  });
}

/** Only what leads to a game: a category, vendor or class without one is left out. */
async function readLanes({ database }: AppContext, language: Language) {
  const [categories, vendors, classes, counts] = await Promise.all([
    selectCategories(database, language),
    selectVendors(database, language),
    selectClasses(database, language),
    selectCounts(database),
  ]);
  const lanes = categories.map(({ gameType, title }) => {
    const inCategory = counts.filter((count) => count.gameType === gameType);
    const lane = vendors
      .filter((vendor) => vendor.gameType === gameType)
      .map((vendor) => ({
        ...vendor,
        games: sum(inCategory.filter(({ vassalage }) => vassalage === vendor.vassalage)),
      }))
      .filter(({ games }) => games > 0);
    const shownClasses = classes
      .filter((each) => each.gameType === gameType)
      .map(({ key, displayName }) => ({
        key,
        displayName,
        games: sum(inCategory.filter(({ gameClassify }) => gameClassify === key)),
        vendors: lane
          .map(({ vassalage }) => vassalage)
          .filter((vassalage) =>
            inCategory.some((count) => count.gameClassify === key && count.vassalage === vassalage),
          ),
      }))
      .filter((each) => each.vendors.length > 0);
    return { gameType, title, vendors: lane, classes: shownClasses, total: sum(inCategory) };
  });
  return lanes.filter(({ vendors: shown }) => shown.length > 0);
}

function sum(counts: readonly { games: number }[]): number {
  return counts.reduce((total, { games }) => total + games, 0);
}
