import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day } from './day.ts';
import { Code, count, GameType, Language, Moment } from './values.ts';

/** On which terms a game pays; `src/lottery/README.md` says what each means. */
export const lotteryModes = ['LOTT', 'ELOTT', 'ZY', 'SEA'] as const;
export const LotteryMode = v.picklist(lotteryModes);
export type LotteryMode = v.InferOutput<typeof LotteryMode>;

/** One draw of a game, such as 20261123-0412. */
export const NumeroName = v.pipe(v.string(), v.regex(/^\d{1,12}(-\d{1,4})?$/));

const numeroStates = ['upcoming', 'open', 'closed', 'drawn', 'settled', 'void'] as const;

export const Numero = v.object({
  numero: v.string(),
  state: v.picklist(numeroStates),
  opensAt: Moment,
  /** No ticket is sold from here on. */
  closesAt: Moment,
  drawsAt: Moment,
});
export type Numero = v.InferOutput<typeof Numero>;

/** What was drawn, as the rules of the game's family write it. */
export const Drawn = v.array(v.string());

const NumeroResult = v.object({
  numero: v.string(),
  drawsAt: Moment,
  state: v.picklist(['drawn', 'settled', 'void']),
  /** Null where the numero is void. */
  result: v.nullable(Drawn),
  /** More than 1 where the result was corrected. */
  edition: v.number(),
  voidReason: v.nullable(v.string()),
});
export type NumeroResult = v.InferOutput<typeof NumeroResult>;

export const LotteryGame = v.object({
  game: v.string(),
  name: v.string(),
  icon: v.nullable(v.string()),
  gameType: GameType,
  /** By which rules of `src/lottery` it is played. */
  family: v.string(),
  mode: LotteryMode,
  area: v.string(),
  vassalage: v.string(),
  drawnBy: v.picklist(['house', 'official']),
  timeZone: v.string(),
  isStopped: v.boolean(),
  minSeries: v.number(),
  maxSeries: v.number(),
  /** The numero that tickets are sold for; null while none is open. */
  opened: v.nullable(Numero),
  last: v.nullable(NumeroResult),
});
export type LotteryGame = v.InferOutput<typeof LotteryGame>;

/** By the gateway's clock, so that a countdown does not depend on the phone's. */
export const serverTime = { serverTime: Moment };

/** What a draw is bound to before it is known; a device that keeps it holds the gateway to it. */
export const DrawSeal = v.object({
  /** The chain's root, and which of its links the numero is drawn from. */
  commitment: v.string(),
  link: v.number(),
  network: v.string(),
  plannedRound: v.string(),
  /** Of the sealed list; null until the closing. */
  listRoot: v.nullable(v.string()),
});
export type DrawSeal = v.InferOutput<typeof DrawSeal>;

const GameList = v.object({ ...serverTime, games: v.array(LotteryGame) });

export const lotteryLobby = defineCall({
  name: 'lotteryLobby',
  summary:
    'The lottery games of an area or a launch mode, each with its open numero and last result',
  method: 'GET',
  path: '/lgw/labby/data',
  who: 'anyone',
  request: v.strictObject({
    launchMode: v.optional(LotteryMode),
    lottoArea: v.optional(Code),
    language: Language,
  }),
  value: GameList,
  refuses: [],
});

export const vnGameMenu = defineCall({
  name: 'vnGameMenu',
  summary: 'The Vietnamese lottery games, each with its open numero and last result',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: GameList,
  refuses: [],
});

const OpenedNumero = v.object({
  ...serverTime,
  game: v.string(),
  isStopped: v.boolean(),
  opened: v.nullable(Numero),
  /** The numeros after the open one that a chase may name, the next first. */
  ahead: v.array(Numero),
  last: v.nullable(NumeroResult),
});

export const openedNumero = defineCall({
  name: 'openedNumero',
  summary: 'The numero of a game that tickets are sold for, and those that come after it',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  who: 'anyone',
  request: v.strictObject({ game: Code, ahead: v.optional(count(0, 120), 0) }),
  value: OpenedNumero,
  refuses: ['game.unknown'],
});

export const vnOpenedNumero = defineCall({
  name: 'vnOpenedNumero',
  summary: 'The numero of a Vietnamese game that tickets are sold for',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  who: 'anyone',
  request: v.strictObject({ game: Code, ahead: v.optional(count(0, 120), 0) }),
  value: OpenedNumero,
  refuses: ['game.unknown'],
});

export const recentResults = defineCall({
  name: 'recentResults',
  summary: 'What a game drew, the newest first; trends are counted from the same list',
  method: 'GET',
  path: '/lgw/numeros/results',
  who: 'anyone',
  request: v.strictObject({
    game: Code,
    /** By the game's own calendar. */
    day: v.optional(Day),
    /** The numero that the page before ended with. */
    after: v.optional(NumeroName),
    atMost: v.optional(count(1, 100), 30),
  }),
  value: v.object({
    ...serverTime,
    list: v.array(NumeroResult),
    next: v.nullable(v.string()),
  }),
  refuses: ['game.unknown'],
});

/** All that the draw of one numero is verified by, offline; what is not known yet is null. */
export const numeroProof = defineCall({
  name: 'numeroProof',
  summary: 'What proves a draw: commitment, seed, sealed list, beacon and result',
  method: 'GET',
  path: '/lgw/numeros/proof',
  who: 'anyone',
  request: v.strictObject({ game: Code, numero: NumeroName }),
  value: v.object({
    game: v.string(),
    family: v.string(),
    numero: v.string(),
    state: v.picklist(numeroStates),
    drawnBy: v.picklist(['house', 'official']),
    closesAt: Moment,
    drawsAt: Moment,
    edition: v.number(),
    result: v.nullable(Drawn),
    /** Where the result came from: the beacon, a signed feed, or two operators who typed the same. */
    source: v.nullable(v.picklist(['beacon', 'feed', 'operators'])),
    /** The chain's root, and which of its links this numero is drawn from. */
    commitment: v.nullable(v.string()),
    link: v.nullable(v.number()),
    seed: v.nullable(v.string()),
    listRoot: v.nullable(v.string()),
    listCount: v.nullable(v.number()),
    sealedAt: v.nullable(Moment),
    /** Its network's key is not here: whoever verifies knows it, or believes nothing. */
    beacon: v.nullable(
      v.object({
        network: v.string(),
        /** Named before the sale; the round itself is a later one where the list was sealed too late for it. */
        plannedRound: v.string(),
        round: v.string(),
        signature: v.nullable(v.string()),
      }),
    ),
    /** Whether the site says that it is a demonstration, whose beacon is its own sandbox. */
    isDemonstration: v.boolean(),
    voidReason: v.nullable(v.string()),
  }),
  refuses: ['game.unknown', 'numero.unknown'],
});
