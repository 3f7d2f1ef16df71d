import * as v from 'valibot';
import { defineCall } from './call.ts';
import {
  Address,
  Code,
  Currency,
  GameType,
  Language,
  Minor,
  Moment,
  NodeId,
  Nothing,
} from './values.ts';
import { LiveResults, LiveSeats } from './vendor-tables.ts';
import { MoveState } from './wallet.ts';

/** A vendor's page, with what only it may read behind the `#`; plain http only in a demonstration. */
const LaunchAddress = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+\//),
);

/** `trial` is the vendor's own free round: with coins of its own, and never a wallet. */
export const LaunchMode = v.picklist(['real', 'trial']);
export type LaunchMode = v.InferOutput<typeof LaunchMode>;

const Look = { language: Language, theme: v.picklist(['night', 'day']) };

const Launch = v.object({
  /** Good once and for a minute. */
  address: LaunchAddress,
  expiresAt: Moment,
  vendor: Code,
  vendorName: v.string(),
  game: Code,
  gameName: v.string(),
  gameType: GameType,
  nodeId: NodeId,
  mode: LaunchMode,
  /** `transfer`: played with what was moved to the vendor before. */
  wallet: v.picklist(['seamless', 'transfer']),
});
export type Launch = v.InferOutput<typeof Launch>;

export const launchGame = defineCall({
  name: 'launchGame',
  summary: 'Opens a vendor’s game: an address that is good once, on one of the launch hosts',
  method: 'POST',
  path: '/wps/game/launchGame',
  who: 'member',
  request: v.strictObject({
    /** A game’s, or a vendor’s own: that is the way into its first game. */
    gameCode: Code,
    mode: v.optional(LaunchMode, 'real'),
    place: v.optional(v.picklist(['frame', 'tab']), 'frame'),
    ...Look,
  }),
  value: Launch,
  refuses: [
    'game.unknown',
    'play.stopped',
    'break.active',
    'reality.pending',
    'limit.session',
    'limit.wager',
    'limit.loss',
    'vendor.closed',
    'game.closed',
    'game.no-trial',
    'launch.nowhere',
  ],
});

const LiveModel = v.object({
  vendor: Code,
  vendorName: v.string(),
  model: Code,
  name: v.string(),
  game: Code,
  gameName: v.string(),
  languages: v.array(Language),
  players: v.number(),
  /** In the house's currency; each of these is null where the vendor does not tell it. */
  limits: v.nullable(v.object({ currency: Currency, least: Minor, most: Minor })),
  results: v.nullable(LiveResults),
  seats: v.nullable(LiveSeats),
});
export type LiveModel = v.InferOutput<typeof LiveModel>;

export const liveModels = defineCall({
  name: 'liveModels',
  summary: 'Who sits at the live tables now, and how the tables stand',
  method: 'GET',
  path: '/wps/game/live/models',
  who: 'anyone',
  request: v.strictObject({ language: Language, vassalage: v.optional(Code) }),
  value: v.object({ models: v.array(LiveModel) }),
  refuses: [],
});

export const launchChat = defineCall({
  name: 'launchChat',
  summary: 'Opens the chat with somebody who sits at a live table',
  method: 'GET',
  path: '/wps/game/live/chat',
  who: 'real-member',
  request: v.strictObject({ vassalage: Code, model: Code, ...Look }),
  value: v.object({ chatUrl: LaunchAddress, expiresAt: Moment, name: v.string() }),
  refuses: [
    'play.stopped',
    'break.active',
    'reality.pending',
    'vendor.closed',
    'game.closed',
    'model.away',
    'launch.nowhere',
  ],
});

const VendorJackpot = v.object({
  vendor: Code,
  vendorName: v.string(),
  pot: Code,
  game: Code,
  gameName: v.string(),
  gameType: GameType,
  nodeId: NodeId,
  iconUrl: Address,
  amount: Minor,
  currency: Currency,
});
export type VendorJackpot = v.InferOutput<typeof VendorJackpot>;

/** A round at a live table takes longer. */
export const modelsEverySeconds = 10;

/** How often it is worth asking: what the gateway answers is as old as this at most. */
export const jackpotsEverySeconds = 10;

export const vendorJackpots = defineCall({
  name: 'vendorJackpots',
  summary: 'What the vendors’ jackpots hold now, the highest first',
  method: 'GET',
  path: '/wps/game/jackpots',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ pots: v.array(VendorJackpot) }),
  refuses: [],
});

const VendorMatch = v.object({
  vendor: Code,
  vendorName: v.string(),
  game: Code,
  gameName: v.string(),
  match: Code,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** Null once it is played. */
  begins: v.nullable(Moment),
  /** The minute or the map that is played; null before it begins. */
  clock: v.nullable(v.number()),
  score: v.nullable(v.tuple([v.number(), v.number()])),
  /** In hundredths; empty while nothing is sold. */
  prices: v.array(v.object({ choice: v.picklist(['home', 'draw', 'away']), odds: v.number() })),
});
export type VendorMatch = v.InferOutput<typeof VendorMatch>;

/** Prices that are older are not worth showing. */
export const matchesEverySeconds = 5;

export const vendorMatches = defineCall({
  name: 'vendorMatches',
  summary:
    'Matches of the vendors with their prices: those that are played, then those that begin next',
  method: 'GET',
  path: '/wps/game/matches',
  who: 'anyone',
  request: v.strictObject({ language: Language, gameType: v.picklist(['SPORTS', 'ESPORTS']) }),
  value: v.object({ matches: v.array(VendorMatch) }),
  refuses: [],
});

const VendorMove = v.object({
  transferId: v.string(),
  vendor: Code,
  vendorName: v.string(),
  direction: v.picklist(['in', 'out']),
  amount: Minor,
  currency: Currency,
  state: MoveState,
  askedAt: Moment,
  /** Null while nobody knows. */
  settledAt: v.nullable(Moment),
});
export type VendorMove = v.InferOutput<typeof VendorMove>;

export const vendorMoves = defineCall({
  name: 'vendorMoves',
  summary:
    'One’s last moves to and from vendors that keep wallets of their own, and what became of them',
  method: 'GET',
  path: '/wps/wallet/transfer/status',
  who: 'real-member',
  request: Nothing,
  value: v.object({ moves: v.array(VendorMove) }),
  refuses: [],
});
