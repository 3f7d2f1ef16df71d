import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Purse } from './inhouse.ts';
import { Code, Minor, Moment } from './values.ts';

/** A bet in a table's round, as everybody sees it. */
export const TableBet = v.object({
  /** The round it is to its owner. */
  id: v.string(),
  /** With most of its letters hidden. */
  name: v.string(),
  staked: Minor,
  /** Null while it runs. */
  paid: v.nullable(Minor),
  /** In hundredths: where somebody left a flight. */
  leftAt: v.nullable(v.number()),
});
export type TableBet = v.InferOutput<typeof TableBet>;

/** One round of a table, for all who sit at it. */
export const TableRound = v.object({
  id: v.string(),
  /** Which of the table's chains it is drawn from, which older gateways do not say, and which link of it. */
  chain: v.optional(v.number()),
  number: v.number(),
  phase: v.picklist(['betting', 'running', 'over']),
  closesAt: Moment,
  /** From then on the multiplier climbs by its law, or the balls are called. */
  startedAt: v.nullable(Moment),
  endedAt: v.nullable(Moment),
  /** In hundredths: where a flight burst; null while it flies, and where nothing flies. */
  outcome: v.nullable(v.number()),
  /** Digest of the link; published before anybody bets. */
  commitment: v.string(),
  /** The link itself, once the round is over. */
  link: v.nullable(v.string()),
});
export type TableRound = v.InferOutput<typeof TableRound>;

/** What a table tells those who look at it. Small: it is sent to all of them at once. */
export const TableEvent = v.variant('kind', [
  v.object({ kind: v.literal('hello'), id: v.string(), serverTime: Moment }),
  v.object({ kind: v.literal('room.round'), id: v.string(), body: TableRound }),
  v.object({
    kind: v.literal('room.call'),
    id: v.string(),
    body: v.object({ round: v.string(), call: v.number(), ball: v.number() }),
  }),
  /** New bets and those who left, a few at a time, with what it is altogether. */
  v.object({
    kind: v.literal('room.bets'),
    id: v.string(),
    body: v.object({
      round: v.string(),
      players: v.number(),
      staked: Minor,
      changed: v.array(TableBet),
    }),
  }),
  /** A lottery's numero opened, closed, was drawn, settled or void; to those who look at its game. */
  v.object({
    kind: v.literal('lottery.numero'),
    id: v.string(),
    body: v.object({
      id: v.string(),
      game: Code,
      numero: v.string(),
      state: v.picklist(['upcoming', 'open', 'closed', 'drawn', 'settled', 'void']),
      closesAt: Moment,
      drawsAt: Moment,
      /** Of the sealed list of tickets, from the closing on; a device that holds it knows it before the draw. */
      listRoot: v.nullable(v.string()),
      /** Null until it is drawn. */
      result: v.nullable(v.array(v.string())),
      /** 1 for the first result; a correction counts up. */
      edition: v.number(),
    }),
  }),
]);
export type TableEvent = v.InferOutput<typeof TableEvent>;
export type StoredRoomEvent = Extract<TableEvent, { body: unknown }>;

/** What the events' address is asked for one table, `?room=GAME:purse`, or one lottery, `?room=lottery:GAME`. */
export const roomPattern = /^([A-Za-z0-9_.-]{1,64}:(money|coins)|lottery:[A-Za-z0-9_.-]{1,64})$/;

export function roomName(game: string, purse: Purse): string {
  return `${game}:${purse}`;
}

/** At most so many stand in one event, and are shown at the table. */
export const betsShown = 20;

const Chain = v.object({
  number: v.number(),
  /** Digest of the first link; published before the first round. */
  commitment: v.string(),
  rounds: v.number(),
  used: v.number(),
  /** Null until it is used; made after it was committed to. */
  clientSeed: v.nullable(v.string()),
});

export const roomNow = defineCall({
  name: 'roomNow',
  summary: 'Where a table that many share stands; whoever asks now and then keeps it awake',
  method: 'GET',
  path: '/wps/inhouse/room',
  who: 'member',
  request: v.strictObject({ game: Code, purse: Purse }),
  value: v.object({
    serverTime: Moment,
    round: v.nullable(TableRound),
    /** Balls called by now, where balls are called. */
    calls: v.array(v.number()),
    beatMs: v.number(),
    restMs: v.number(),
    players: v.number(),
    staked: Minor,
    bets: v.array(TableBet),
    /** Rounds that are over, the newest first. */
    recent: v.array(TableRound),
    chain: v.nullable(Chain),
    /** Committed to while the one in use still runs. */
    nextChain: v.nullable(Chain),
  }),
  refuses: ['purse.coins-only', 'game.unknown'],
});

const PoolPrize = v.object({ times: v.number(), tickets: v.number(), left: v.number() });

export const ticketPool = defineCall({
  name: 'ticketPool',
  summary:
    'The pool that tickets are sold from: its prizes, how many are left, what binds its order',
  method: 'GET',
  path: '/wps/inhouse/pool',
  who: 'member',
  request: v.strictObject({ game: Code, purse: Purse }),
  value: v.object({
    number: v.number(),
    tickets: v.number(),
    sold: v.number(),
    price: Minor,
    prizes: v.array(PoolPrize),
    /** SHA-256 of the seed that shuffled it; published before the first sale. */
    commitment: v.string(),
    clientSeed: v.string(),
    /** Pools that were sold out, the newest first, with the seed that proves their order. */
    past: v.array(
      v.object({
        number: v.number(),
        commitment: v.string(),
        clientSeed: v.string(),
        serverSeed: v.string(),
      }),
    ),
  }),
  refuses: ['purse.coins-only', 'game.unknown'],
});
