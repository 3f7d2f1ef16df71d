import { coverAddress } from './art-addresses.ts';
import { categoryTitles, gameClasses } from './categories.ts';
import { type DemoGame, listGames } from './games.ts';
import { hotRankOf } from './hot-games.ts';
import { houseTableRows } from './house-tables.ts';
import { currency } from './merchant.ts';
import type { Row } from './store.ts';
import { categoryOrder, vendorLines } from './vendors.ts';
import { winners } from './winners.ts';
import { descriptionOf } from './words/class-descriptions.ts';

/** The catalogue as its tables take it; parents come before those that point at them. */
export function catalogueRows(games: number) {
  const listed = listGames(games);
  const houseTables = houseTableRows(listed);
  const leastAtTable = new Map(houseTables.map((table) => [table.game_code, table.least_stake]));
  return {
    vendors: vendorRows(),
    categories: categoryOrder.map(
      (gameType, position): Row<'game_category'> => ({
        game_type: gameType,
        title: categoryTitles[gameType],
        position,
      }),
    ),
    lanes: vendorLines.map(
      ({ code, gameType, isGame }, position): Row<'vendor_category'> => ({
        vendor_code: code,
        game_type: gameType,
        account_type_name: code,
        is_game: isGame,
        position,
      }),
    ),
    classes: gameClasses.map(
      ({ gameType, key, title, enabled }, position): Row<'game_class'> => ({
        game_type: gameType,
        key,
        title,
        description: descriptionOf(gameType, key),
        enabled,
        position,
      }),
    ),
    games: listed.map((game) => {
      const row = gameRow(game);
      // What a tile says it takes is what its table takes.
      return { ...row, minimum_bet: leastAtTable.get(game.gameCode) ?? row.minimum_bet };
    }),
    houseTables,
  };
}

function vendorRows(): Row<'vendor'>[] {
  const first = new Map(vendorLines.toReversed().map((line) => [line.code, line]));
  const codes = [...new Set(vendorLines.map((line) => line.code))];
  return codes.map((code, position) => ({
    code,
    display_name: first.get(code)?.names ?? { es: code, en: code },
    icon_url: `/vendors/${code}.svg`,
    position,
  }));
}

function gameRow(game: DemoGame): Row<'game'> {
  const hotRank = hotRankOf(game.gameType, game.vassalage, game.index);
  return {
    node_id: String(game.nodeId),
    game_id: game.gameCode,
    game_code: game.gameCode,
    vendor_code: game.vassalage,
    game_type: game.gameType,
    game_class: game.gameClassify,
    name: game.names,
    icon_url: coverAddress(game.gameCode),
    is_hot: hotRank !== null,
    hot_rank: hotRank,
    is_new: game.isNew,
    supports_trial: game.supportPlay === 0,
    lines: game.lines,
    minimum_bet: String(game.minimumBet),
    currency: currency.code,
    return_basis_points: game.returnBasisPoints,
    volatility: game.volatility,
    highest_times: game.highestTimes,
    features: [...game.features],
    position: game.place,
  };
}

export function winnerRows(now: Date): Row<'winner'>[] {
  return winners.map(({ account, nodeId, winAmount, minutesAgo }) => ({
    account,
    node_id: String(nodeId),
    win_amount: String(winAmount),
    currency: currency.code,
    won_at: before(now, minutesAgo),
  }));
}

function before(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
