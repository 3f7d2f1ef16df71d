import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  Address,
  Code,
  Currency,
  count,
  Flag,
  GameType,
  Language,
  Minor,
  Moment,
  NodeId,
  PageNumber,
  PageSize,
} from './values.ts';

export const volatilities = ['low', 'medium', 'high'] as const;

/** One game, or (`isGame: 'VASSALAGE'`) a vendor's group that opens a list of games. */
export const Game = v.object({
  nodeId: NodeId,
  gameId: Code,
  vassalage: Code,
  vendorName: v.string(),
  gameType: GameType,
  gameClassify: Code,
  gameCode: Code,
  gameName: v.string(),
  iconUrl: Address,
  isHot: Flag,
  /** 0: a free trial is offered. */
  supportPlay: Flag,
  isGame: v.picklist(['GAME', 'VASSALAGE']),
  /** Paylines; null where a game has none. */
  lines: v.nullable(v.number()),
  minimumBet: Minor,
  currency: Currency,
  /** Return to player in hundredths of a per cent: 9650 is 96.50 %. Null where none is published. */
  returnBasisPoints: v.nullable(v.number()),
  volatility: v.nullable(v.picklist(volatilities)),
});
export type Game = v.InferOutput<typeof Game>;

export const VendorItem = v.object({
  vassalage: Code,
  displayName: v.string(),
  gameType: GameType,
  lagerIcon: Address,
  /** VASSALAGE opens the pop-up game list, GAME launches the vendor's lobby. */
  isGame: v.picklist(['GAME', 'VASSALAGE']),
  games: v.number(),
});
export type VendorItem = v.InferOutput<typeof VendorItem>;

export const GameClass = v.object({ key: Code, displayName: v.string(), games: v.number() });
export type GameClass = v.InferOutput<typeof GameClass>;

export const GameMenu = v.object({
  gameType: GameType,
  title: v.string(),
  vendors: v.array(VendorItem),
  classes: v.array(GameClass),
});
export type GameMenu = v.InferOutput<typeof GameMenu>;

/** The categories that have a vendor, in the merchant's order. */
export const gameMenus = defineCall({
  name: 'gameMenus',
  summary: 'Categories with their vendors and classes',
  method: 'GET',
  path: '/lgw/games/game_menus',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ menus: v.array(GameMenu), version: v.string() }),
  refuses: [],
  sharedUntil: 'content',
});

/** Every list of games names the same client: 3 is the mobile web. */
export const listOf = {
  clientType: v.optional(v.pipe(v.string(), v.picklist(['1', '2', '3'])), '3'),
  platform: v.optional(Code, 'html5'),
  language: Language,
};

export const selections = ['ALL', 'NEW', 'HOT'] as const;

/** HOUSE is the merchant's own order. */
export const gameSorts = ['HOUSE', 'POPULAR', 'NEW', 'RETURN', 'NAME'] as const;

/** Several vendors: their codes with commas between. */
const VendorCodes = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.-]{1,64}(,[A-Za-z0-9_.-]{1,64}){0,19}$/),
);

/** A word that no game has, and the one that was looked for instead. */
const Instead = v.object({ typed: v.string(), meant: v.string() });

/**
 * A page of games; search reads game and vendor names, whatever their accents and case. Where nothing
 * is called so, `instead` says which words were taken for which.
 */
export const games = defineCall({
  name: 'games',
  summary: 'A page of games by category, vendor, class and name',
  method: 'GET',
  path: '/lgw/games',
  who: 'anyone',
  request: v.strictObject({
    ...listOf,
    merchant: v.optional(Code),
    gameType: v.optional(v.union([GameType, v.literal('ALL')]), 'ALL'),
    vassalage: v.optional(Code),
    vassalages: v.optional(VendorCodes),
    gameClassify: v.optional(Code, 'ALL'),
    gameName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    selection: v.optional(v.picklist(selections), 'ALL'),
    sort: v.optional(v.picklist(gameSorts), 'HOUSE'),
    volatility: v.optional(v.picklist(volatilities)),
    minimumLines: v.optional(count(0, 10_000)),
    /** Minor units: games whose smallest bet is this or more. */
    minimumBet: v.optional(count(0, 1_000_000)),
    pageNo: v.optional(PageNumber, 1),
    pageSize: v.optional(PageSize, 28),
  }),
  value: v.object({
    games: v.array(Game),
    totalPages: v.number(),
    total: v.number(),
    instead: v.array(Instead),
  }),
  refuses: [],
  sharedUntil: 'content',
});

export const oneGame = defineCall({
  name: 'oneGame',
  summary: 'One game by its node',
  method: 'GET',
  path: '/lgw/games/one',
  who: 'anyone',
  request: v.strictObject({ nodeId: NodeId, language: Language }),
  value: Game,
  refuses: ['game.unknown'],
  sharedUntil: 'content',
});

export const VendorCard = v.object({
  vassalage: Code,
  accountTypeName: v.string(),
  displayName: v.string(),
  lagerIcon: Address,
  isGame: v.picklist(['GAME', 'VASSALAGE']),
});

export const VendorLane = v.object({
  gameType: GameType,
  title: v.string(),
  cards: v.array(VendorCard),
  gameClassify: v.array(v.object({ key: Code, displayName: v.string(), vendors: v.array(Code) })),
  /** The first games of the category, for its row on home. */
  games: v.array(Game),
  total: v.number(),
});
export type VendorLane = v.InferOutput<typeof VendorLane>;

export const vendorLanes = defineCall({
  name: 'vendorLanes',
  summary: 'One lane a category: its vendors, its classes and its first games',
  method: 'GET',
  path: '/lgw/games/vendor_lanes',
  who: 'anyone',
  request: v.strictObject({
    platform: v.optional(Code, 'html5-desktop'),
    language: Language,
    rowSize: v.optional(count(1, 28), 12),
  }),
  value: v.object({ lanes: v.array(VendorLane) }),
  refuses: [],
  sharedUntil: 'content',
});

export const hotGames = defineCall({
  name: 'hotGames',
  summary: 'The hot games, twelve at most',
  method: 'GET',
  path: '/lgw/games/hot',
  who: 'anyone',
  request: v.strictObject({
    merchantCode: v.optional(Code),
    isPlatform: v.optional(v.literal('2'), '2'),
    platform: v.optional(Code, 'html5'),
    language: Language,
  }),
  value: v.object({ games: v.array(Game) }),
  refuses: [],
  sharedUntil: 'content',
});

export const Winner = v.object({
  id: v.string(),
  /** Masked by the gateway: a full account name never leaves it. */
  account: v.string(),
  winAmount: Minor,
  currency: Currency,
  gameName: v.string(),
  gameCode: Code,
  gameType: GameType,
  vassalage: Code,
  iconUrl: Address,
  wonAt: Moment,
});
export type Winner = v.InferOutput<typeof Winner>;

export const winnerBoard = defineCall({
  name: 'winnerBoard',
  summary: 'The highest wins, the highest first',
  method: 'GET',
  path: '/lgw/games/winners',
  who: 'anyone',
  request: v.strictObject({
    gameCategory: v.optional(v.union([GameType, v.literal('ALL')]), 'ALL'),
    limitNum: v.optional(count(1, 100), 20),
    language: Language,
  }),
  value: v.object({ list: v.array(Winner) }),
  refuses: [],
  sharedUntil: 'content',
});
