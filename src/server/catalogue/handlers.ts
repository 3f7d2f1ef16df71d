import * as catalogue from '#contract/catalogue.ts';
import * as favourites from '#contract/favourites.ts';
import { gameAbout } from '#contract/game-about.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dropFavourite, keepFavourite, listFavouriteIds, listFavourites } from './favourites.ts';
import { listGames, listHotGames, readAbout, readGame, readGameByCode } from './list-games.ts';
import { listLanes, listMenus } from './list-lanes.ts';
import { listRecents } from './recents.ts';
import { listWinners } from './winners.ts';

export function catalogueAnswers(app: AppContext): Answer[] {
  return [
    answer(catalogue.gameMenus, ({ request }) => listMenus(app, request)),
    answer(catalogue.games, ({ request }) => listGames(app, request)),
    answer(catalogue.oneGame, ({ request }) => readGame(app, request)),
    answer(gameAbout, ({ request }) => readAbout(app, request)),
    answer(gameByCode, ({ request }) => readGameByCode(app, request)),
    answer(catalogue.vendorLanes, ({ request }) => listLanes(app, request)),
    answer(catalogue.hotGames, ({ request }) => listHotGames(app, request)),
    answer(catalogue.winnerBoard, ({ request }) => listWinners(app, request)),
    answer(favourites.favouriteIds, ({ player }) => listFavouriteIds(app, player.id)),
    answer(favourites.favouriteList, ({ player, request }) =>
      listFavourites(app, player.id, request),
    ),
    answer(favourites.addFavourite, ({ player, request }) =>
      keepFavourite(app, player.id, request),
    ),
    answer(favourites.removeFavourite, ({ player, request }) =>
      dropFavourite(app, player.id, request),
    ),
    answer(favourites.recentList, ({ player, request }) => listRecents(app, player.id, request)),
  ];
}
