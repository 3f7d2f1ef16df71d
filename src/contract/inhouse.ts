import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RequestId } from './money.ts';
import { Code, Currency, count, Language, Minor, Moment, Nothing } from './values.ts';

/** What a game takes is read by the game's own schema, which both sides have (`games/`). */
const Chosen = v.record(v.pipe(v.string(), v.maxLength(32)), v.unknown());
const Step = v.union([v.pipe(v.string(), v.maxLength(32)), Chosen]);

/** A number of a round. */
const RoundId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

/** Any text that is easily written down; it is hashed as it stands. */
const ClientSeed = v.pipe(v.string(), v.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/));

/** What is played with: money, or coins that are worth nothing. */
export const Purse = v.picklist(['money', 'coins']);
export type Purse = v.InferOutput<typeof Purse>;

export const HouseRound = v.object({
  id: v.string(),
  /** As in the catalogue. */
  game: v.string(),
  /** The rules it was played by, and which edition of them. */
  rules: v.string(),
  edition: v.number(),
  purse: Purse,
  state: v.picklist(['open', 'done', 'void']),
  choices: Chosen,
  steps: v.array(Step),
  /** What the player may know by now; its shape is the game's. */
  view: v.unknown(),
  staked: Minor,
  /** Null while the round runs. */
  paid: v.nullable(Minor),
  /** What of a pot came on top; nothing for most rounds. */
  awarded: Minor,
  currency: Currency,
  openedAt: Moment,
  changedAt: Moment,
  proof: v.object({
    commitment: v.string(),
    clientSeed: v.string(),
    nonce: v.number(),
    /** Known once the pair was changed for another. */
    serverSeed: v.nullable(v.string()),
  }),
});
export type HouseRound = v.InferOutput<typeof HouseRound>;

/** In the order in which they are looked for. */
const betRefusals = [
  'purse.coins-only',
  'game.unknown',
  'round.choices',
  'request.conflict',
  'game.closed',
  'stake.below-least',
  'stake.above-most',
  'play.stopped',
  'break.active',
  'reality.pending',
  'limit.session',
  'limit.wager',
  'limit.loss',
  'round.open',
  'round.too-soon',
  'bets.closed',
  'bonus.stake-above-cap',
  'wallet.short',
] as const;

export const openRound = defineCall({
  name: 'openRound',
  summary: 'Begins a round of one of the house’s games; most are over as soon as they are drawn',
  method: 'POST',
  path: '/wps/inhouse/round',
  who: 'member',
  request: v.strictObject({ requestId: RequestId, game: Code, purse: Purse, choices: Chosen }),
  value: HouseRound,
  refuses: betRefusals,
});

export const stepRound = defineCall({
  name: 'stepRound',
  summary: 'Goes on with a round that waits for a decision',
  method: 'POST',
  path: '/wps/inhouse/round/step',
  who: 'member',
  request: v.strictObject({
    roundId: RoundId,
    /** How many steps were made before: the same step sent twice is made once. */
    after: count(0, 500),
    step: Step,
  }),
  value: HouseRound,
  // In the order in which they are looked for.
  refuses: [
    'round.unknown',
    'round.over',
    'request.conflict',
    'round.step',
    'play.stopped',
    'break.active',
    'reality.pending',
    'limit.session',
    'limit.wager',
    'limit.loss',
    'bonus.stake-above-cap',
    'wallet.short',
  ],
});

export const oneRound = defineCall({
  name: 'oneRound',
  summary: 'One of one’s own rounds, with all that proves it',
  method: 'GET',
  path: '/wps/inhouse/round',
  who: 'member',
  request: v.strictObject({ roundId: RoundId }),
  value: HouseRound,
  refuses: ['round.unknown'],
});

export const roundsAtOnce = 20;

export const ownRounds = defineCall({
  name: 'ownRounds',
  summary: 'One’s own rounds in the house’s games, the newest first',
  method: 'GET',
  path: '/wps/inhouse/rounds',
  who: 'member',
  request: v.strictObject({
    purse: Purse,
    game: v.optional(Code),
    after: v.optional(RoundId),
  }),
  value: v.object({ list: v.array(HouseRound), next: v.nullable(v.string()) }),
  refuses: [],
});

export const houseGame = defineCall({
  name: 'houseGame',
  summary: 'What one of the house’s games takes, and one’s own round of it that still runs',
  method: 'GET',
  path: '/wps/inhouse/game',
  who: 'member',
  request: v.strictObject({ game: Code, purse: Purse, language: Language }),
  value: v.object({
    game: v.string(),
    name: v.string(),
    rules: v.string(),
    edition: v.number(),
    isOpen: v.boolean(),
    least: Minor,
    most: Minor,
    cycleMs: v.number(),
    currency: Currency,
    /** How many are left; null where it is played for money. */
    coins: v.nullable(Minor),
    round: v.nullable(HouseRound),
    /** Beside it, on the second slip of a table that takes two bets in a round. */
    second: v.nullable(HouseRound),
  }),
  refuses: ['purse.coins-only', 'game.unknown'],
});

const SeedPair = v.object({
  commitment: v.string(),
  clientSeed: v.string(),
  /** How many rounds it has drawn. */
  nonce: v.number(),
  madeAt: Moment,
});

const HousePot = v.object({
  code: v.string(),
  /** The first of its code is number 1. */
  number: v.number(),
  amount: Minor,
  /** It is hit before it grows above this. */
  cap: Minor,
  /** Binds the house to the trigger: SHA-256 of its text. */
  commitment: v.string(),
  currency: Currency,
});
export type HousePot = v.InferOutput<typeof HousePot>;

export const housePots = defineCall({
  name: 'housePots',
  summary:
    'The pots of a table as they stand, and the last ones that were hit with what proves them',
  method: 'GET',
  path: '/wps/inhouse/pots',
  who: 'member',
  request: v.strictObject({ game: Code, purse: Purse }),
  value: v.object({
    pots: v.array(HousePot),
    hit: v.array(
      v.object({
        code: v.string(),
        number: v.number(),
        amount: Minor,
        wonAt: Moment,
        commitment: v.string(),
        /** The text that was committed to. */
        text: v.string(),
      }),
    ),
  }),
  refuses: ['purse.coins-only', 'game.unknown'],
});

export const ownSeeds = defineCall({
  name: 'ownSeeds',
  summary: 'The seeds that one’s own next rounds are drawn from, the gateway’s as a commitment',
  method: 'GET',
  path: '/wps/inhouse/seeds',
  who: 'member',
  request: v.strictObject({ purse: Purse }),
  value: SeedPair,
  refuses: ['purse.coins-only'],
});

export const chooseClientSeed = defineCall({
  name: 'chooseClientSeed',
  summary: 'Puts a seed of one’s own into every round to come',
  method: 'POST',
  path: '/wps/inhouse/seeds/client',
  who: 'member',
  request: v.strictObject({ purse: Purse, clientSeed: ClientSeed }),
  value: SeedPair,
  refuses: ['purse.coins-only', 'round.open'],
});

export const rotateSeeds = defineCall({
  name: 'rotateSeeds',
  summary: 'Shows the gateway’s seed and begins a new pair, so that past rounds can be proved',
  method: 'POST',
  path: '/wps/inhouse/seeds/rotate',
  who: 'member',
  request: v.strictObject({
    purse: Purse,
    /** The commitment of the pair that is meant: a repeated request shows no second one. */
    commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  value: v.object({
    shown: v.object({ commitment: v.string(), serverSeed: v.string(), rounds: v.number() }),
    next: SeedPair,
  }),
  refuses: ['purse.coins-only', 'seed.unknown', 'round.open'],
});

export const fillPurse = defineCall({
  name: 'fillPurse',
  summary: 'Fills one’s purse of coins up again',
  method: 'POST',
  path: '/wps/inhouse/coins',
  who: 'member',
  request: Nothing,
  value: v.object({ coins: Minor }),
  refuses: [],
});
