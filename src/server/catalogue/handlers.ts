import * as catalogue from '#contract/catalogue.ts';
import * as favourites from '#contract/favourites.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { dropFavourite, keepFavourite, listFavouriteIds, listFavourites } from './favourites.ts';
import { listGames, listHotGames, readGame, readGameByCode } from './list-games.ts';
import { listLanes, listMenus } from './list-lanes.ts';
import { listRecents } from './recents.ts';
import { listWinners } from './winners.ts';

export function catalogueAnswers(house: House): Answer[] {
  return [
    answer(catalogue.gameMenus, ({ request }) => listMenus(house, request)),
    answer(catalogue.games, ({ request }) => listGames(house, request)),
    answer(catalogue.oneGame, ({ request }) => readGame(house, request)),
    answer(gameByCode, ({ request }) => readGameByCode(house, request)),
    answer(catalogue.vendorLanes, ({ request }) => listLanes(house, request)),
    answer(catalogue.hotGames, ({ request }) => listHotGames(house, request)),
    answer(catalogue.winnerBoard, ({ request }) => listWinners(house, request)),
    answer(favourites.favouriteIds, ({ player }) => listFavouriteIds(house, player.id)),
    answer(favourites.favouriteList, ({ player, request }) =>
      listFavourites(house, player.id, request),
    ),
    answer(favourites.addFavourite, ({ player, request }) =>
      keepFavourite(house, player.id, request),
    ),
    answer(favourites.removeFavourite, ({ player, request }) =>
      dropFavourite(house, player.id, request),
    ),
    answer(favourites.recentList, ({ player, request }) => listRecents(house, player.id, request)),
  ];
}
