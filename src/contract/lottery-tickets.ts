import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Purse } from './inhouse.ts';
import { Drawn, DrawSeal, LotteryGame, Numero, NumeroName, serverTime } from './lottery.ts';
import { RequestId } from './money.ts';
import { Code, Currency, count, Language, Minor, Moment, NodeId } from './values.ts';

/** Parts of the unit bet that a note may cost. */
const ticketUnits = ['1', '.5', '.1', '.05', '.01', '.005', '.001', '.0005'] as const;

/** One line of a slip, as it is stored with the ticket. */
const TicketLine = v.strictObject({
  play: Code,
  /** A row for each row of the play's picker, with the symbols that were picked. */
  choice: v.pipe(
    v.array(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,16}$/))), v.maxLength(20_000)),
    ),
    v.maxLength(32),
  ),
  unit: v.picklist(ticketUnits),
  multiple: count(1, 9_999),
});
export type TicketLine = v.InferOutput<typeof TicketLine>;

const Multiple = count(1, 9_999);

export const mostLines = 100;
export const mostChased = 120;

const TicketState = v.picklist(['open', 'won', 'lost', 'cancelled', 'void']);

const TicketOutcome = v.object({
  paid: Minor,
  /** What the series left of the game’s highest, given back on the stake. */
  rebate: Minor,
  /** What each line won, in the order of the slip; prizes are rounded once, for the ticket. */
  lines: v.array(
    v.object({
      hits: v.array(v.object({ tier: v.string(), notes: v.number() })),
      paid: v.string(),
    }),
  ),
});

export const Ticket = v.object({
  id: v.string(),
  game: v.string(),
  name: v.string(),
  family: v.string(),
  purse: Purse,
  numero: Numero,
  /** Null for an official draw. */
  seal: v.nullable(DrawSeal),
  result: v.nullable(Drawn),
  /** Why its numero is void: a code of ours, or what the operator wrote. */
  voidReason: v.nullable(v.string()),
  state: TicketState,
  lines: v.array(TicketLine),
  notes: v.number(),
  series: v.number(),
  maxSeries: v.number(),
  stake: Minor,
  /** The highest prizes of all lines together. */
  best: Minor,
  /** Null until the numero was settled. */
  outcome: v.nullable(TicketOutcome),
  currency: Currency,
  placedAt: Moment,
  settledAt: v.nullable(Moment),
  /** More than 1 where a correction settled it anew. */
  edition: v.number(),
  /** Until the numero closes, where the merchant allows it. */
  mayCancel: v.boolean(),
  chaseId: v.nullable(v.string()),
  /** SHA-256 of the ticket's text, a leaf of the numero's sealed list. */
  hash: v.string(),
});
export type Ticket = v.InferOutput<typeof Ticket>;

const Chase = v.object({
  id: v.string(),
  game: v.string(),
  name: v.string(),
  purse: Purse,
  state: v.picklist(['running', 'stopped', 'won', 'done']),
  stopsOnWin: v.boolean(),
  placedAt: Moment,
  currency: Currency,
  /** What all its numeros cost, what of it is still held, and what it has brought so far. */
  cost: Minor,
  held: Minor,
  paid: Minor,
  tickets: v.array(
    v.object({ id: v.string(), numero: v.string(), state: TicketState, stake: Minor, paid: Minor }),
  ),
});
export type Chase = v.InferOutput<typeof Chase>;

export const lotteryBoard = defineCall({
  name: 'lotteryBoard',
  summary:
    'On what terms a game sells: series, bounds, and which plays of the open numero are full',
  method: 'GET',
  path: '/lgw/games/board',
  who: 'member',
  request: v.strictObject({ game: Code, purse: Purse, language: Language }),
  value: v.object({
    ...serverTime,
    game: LotteryGame,
    currency: Currency,
    minorDigits: v.number(),
    /** Coins that are left; null where it is played for money. */
    coins: v.nullable(Minor),
    leastStake: Minor,
    mostStake: Minor,
    mostMultiple: v.number(),
    /** The most that one ticket may win. */
    mostWin: Minor,
    mostChased: v.number(),
    mayCancel: v.boolean(),
    /** What each play of the open numero can still take in prizes; null where nothing bounds it. */
    mostExposure: v.nullable(Minor),
    exposure: v.array(v.object({ play: v.string(), promised: Minor })),
    /** What one number of a play can be promised, and the numbers promised most; null: no bound. */
    mostPerNumber: v.nullable(Minor),
    numbers: v.array(v.object({ play: v.string(), number: v.string(), promised: Minor })),
    /** What the player's own tickets of the open numero may win, and do; null: no bound. */
    mostPerPlayer: v.nullable(Minor),
    ownPromised: Minor,
  }),
  refuses: ['purse.coins-only', 'game.unknown'],
});

/** Apart from its call: the app keeps a purchase on the device until it is decided, and reads it again. */
export const TicketPurchase = v.strictObject({
  requestId: RequestId,
  purse: Purse,
  language: Language,
  game: Code,
  numero: NumeroName,
  series: count(1_000, 2_000),
  lines: v.pipe(v.array(TicketLine), v.minLength(1), v.maxLength(mostLines)),
  /** The numeros after the first, each with what its stakes are multiplied by. */
  chase: v.optional(
    v.strictObject({
      stopsOnWin: v.boolean(),
      numeros: v.pipe(
        v.array(v.strictObject({ numero: NumeroName, multiple: Multiple })),
        v.minLength(1),
        v.maxLength(mostChased),
      ),
    }),
  ),
});
export type TicketPurchase = v.InferOutput<typeof TicketPurchase>;

export const placeTicket = defineCall({
  name: 'placeTicket',
  summary: 'Buys a ticket: one slip for one numero, or for several where it is chased',
  method: 'POST',
  path: '/lgw/tickets',
  who: 'member',
  request: TicketPurchase,
  value: v.object({ ticket: Ticket, chase: v.nullable(Chase) }),
  refuses: [
    'purse.coins-only',
    'game.unknown',
    'request.conflict',
    'game.closed',
    'numero.unknown',
    'numero.closed',
    'ticket.lines',
    'ticket.series',
    'ticket.multiple',
    'ticket.not-whole',
    'stake.below-least',
    'stake.above-most',
    'ticket.win-above-most',
    'chase.numeros',
    'play.stopped',
    'break.active',
    'reality.pending',
    'limit.session',
    'limit.wager',
    'limit.loss',
    'numero.win-above-most',
    'numero.full',
    'number.full',
    'wallet.short',
    'bonus.stake-above-cap',
  ],
});

export const cancelTicket = defineCall({
  name: 'cancelTicket',
  summary: 'Takes a ticket back before its numero closes; the stake returns',
  method: 'POST',
  path: '/lgw/tickets/cancel',
  who: 'member',
  request: v.strictObject({ ticketId: NodeId, language: Language }),
  value: Ticket,
  refuses: ['ticket.unknown', 'ticket.not-cancellable', 'ticket.over', 'numero.closed'],
});

export const ownTickets = defineCall({
  name: 'ownTickets',
  summary: 'One’s own tickets, the newest first',
  method: 'GET',
  path: '/lgw/tickets',
  who: 'member',
  request: v.strictObject({
    purse: Purse,
    game: v.optional(Code),
    numero: v.optional(NumeroName),
    /** Only those that wait for their draw, or only those that are over. */
    are: v.optional(v.picklist(['open', 'over'])),
    after: v.optional(NodeId),
    language: Language,
  }),
  value: v.object({ list: v.array(Ticket), next: v.nullable(v.string()) }),
  refuses: [],
});

export const oneTicket = defineCall({
  name: 'oneTicket',
  summary: 'One of one’s own tickets, with the proof that it is on the numero’s sealed list',
  method: 'GET',
  path: '/lgw/ticket',
  who: 'member',
  request: v.strictObject({ ticketId: NodeId, language: Language }),
  value: v.object({
    ticket: Ticket,
    /** What the hash was made of; the salt keeps it from being guessed. */
    text: v.string(),
    salt: v.string(),
    /** Null until the list was sealed, and for a ticket that was taken back before. */
    inclusion: v.nullable(
      v.object({
        root: v.string(),
        /** Its place on the list, from 0, and how long the list is. */
        index: v.number(),
        count: v.number(),
        siblings: v.array(v.string()),
      }),
    ),
  }),
  refuses: ['ticket.unknown'],
});

export const ownChases = defineCall({
  name: 'ownChases',
  summary: 'One’s own chases, the newest first',
  method: 'GET',
  path: '/lgw/chases',
  who: 'member',
  request: v.strictObject({
    purse: Purse,
    game: v.optional(Code),
    after: v.optional(NodeId),
    language: Language,
  }),
  value: v.object({ list: v.array(Chase), next: v.nullable(v.string()) }),
  refuses: [],
});

export const stopChase = defineCall({
  name: 'stopChase',
  summary:
    'Stops a chase: every numero of it that has not closed is taken back, and its stake returns',
  method: 'POST',
  path: '/lgw/chases/stop',
  who: 'member',
  request: v.strictObject({ chaseId: NodeId, language: Language }),
  value: Chase,
  refuses: ['chase.unknown', 'chase.over'],
});
