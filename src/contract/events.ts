import * as v from 'valibot';
import { Winner } from './catalogue.ts';
import { Moment } from './values.ts';

/**
 * The one socket address. A client that comes back says `?after=<last id>` and is sent what it missed.
 * An id is a position, `7312-55`: clients repeat it and read nothing in it.
 */
export const eventsPath = '/wps/events';

/** Sent first: the newest event's id, so that a client knows where to go on from. */
const Hello = v.object({ kind: v.literal('hello'), id: v.string(), serverTime: Moment });

/** Missed more than is kept: ask for everything again. */
const Resync = v.object({ kind: v.literal('resync'), id: v.string() });

/** The caller's own status may differ from its neighbour's, so the event only says: ask again. */
const StatusChanged = v.object({
  kind: v.literal('status.changed'),
  id: v.string(),
  body: v.object({}),
});

const WinnerAdded = v.object({ kind: v.literal('winner.added'), id: v.string(), body: Winner });

const CatalogueChanged = v.object({
  kind: v.literal('catalogue.changed'),
  id: v.string(),
  body: v.object({ version: v.string() }),
});

/**
 * To the owner alone: somebody logged in from a device that the account had never been opened on, and
 * which session that began; a gateway of before does not say.
 */
const DeviceNew = v.object({
  kind: v.literal('device.new'),
  id: v.string(),
  body: v.object({ device: v.string(), at: Moment, by: v.optional(v.string()) }),
});

/** To the owner alone: what opens the account has changed, and which session did it. */
const GuardChanged = v.object({
  kind: v.literal('guard.changed'),
  id: v.string(),
  body: v.object({ change: v.string(), by: v.nullable(v.string()) }),
});

/** To the player: a session of theirs was ended, perhaps the one that receives this. */
const SessionEnded = v.object({
  kind: v.literal('session.ended'),
  id: v.string(),
  body: v.object({}),
});

/** To the player: a limit, a break or a reality check of theirs is no longer as it was. */
const ProtectionChanged = v.object({
  kind: v.literal('protection.changed'),
  id: v.string(),
  body: v.object({}),
});

/** To the player: money of theirs has moved, or lies elsewhere. What there is now is asked for. */
const BalanceChanged = v.object({
  kind: v.literal('balance.changed'),
  id: v.string(),
  body: v.object({}),
});

/** To the player: something happened to a deposit of theirs. */
const DepositChanged = v.object({
  kind: v.literal('deposit.changed'),
  id: v.string(),
  body: v.object({ depositId: v.string() }),
});

/** To the player: their papers were decided on. */
const KycChanged = v.object({
  kind: v.literal('kyc.changed'),
  id: v.string(),
  body: v.object({}),
});

/** To the player: there is something to read, or less than there was. What, is asked for. */
const MessageNew = v.object({
  kind: v.literal('message.new'),
  id: v.string(),
  body: v.object({}),
});

/** To the player: a round of theirs in one of the house's games began, went on or ended. */
const RoundChanged = v.object({
  kind: v.literal('round.changed'),
  id: v.string(),
  /** How many steps have been taken in it: who has seen as many knows it already. Older gateways say none. */
  body: v.object({ roundId: v.string(), steps: v.optional(v.number()) }),
});

/** To the player: a lottery ticket of theirs was bought, taken back or settled, perhaps with others. */
const TicketChanged = v.object({
  kind: v.literal('ticket.changed'),
  id: v.string(),
  body: v.object({ ticketId: v.string() }),
});

/** To the player: a reward came, was claimed or ended, or an order of the mall was decided. */
const RewardsChanged = v.object({
  kind: v.literal('rewards.changed'),
  id: v.string(),
  body: v.object({}),
});

/** To the player: a game was kept or let go, perhaps on another device. */
const FavouritesChanged = v.object({
  kind: v.literal('favourites.changed'),
  id: v.string(),
  body: v.object({}),
});

export const ServerEvent = v.variant('kind', [
  Hello,
  Resync,
  StatusChanged,
  WinnerAdded,
  CatalogueChanged,
  DeviceNew,
  GuardChanged,
  SessionEnded,
  DepositChanged,
  KycChanged,
  BalanceChanged,
  ProtectionChanged,
  MessageNew,
  RoundChanged,
  TicketChanged,
  RewardsChanged,
  FavouritesChanged,
]);
export type ServerEvent = v.InferOutput<typeof ServerEvent>;

/** The kinds that are stored and read by every gateway. */
export type StoredEvent = Extract<ServerEvent, { body: unknown }>;
export type StoredEventKind = StoredEvent['kind'];
export type EventBody<Kind extends StoredEventKind> = Extract<StoredEvent, { kind: Kind }>['body'];

/** How long an event is kept for those who come back. */
export const eventsKeptMinutes = 60;
/** Replayed one by one up to here; a device that missed more gets a resync. */
export const eventsReplayedAtMost = 200;
