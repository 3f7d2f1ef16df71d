import * as v from 'valibot';
import { Code } from '#contract/values.ts';
import type { playModes } from '#contract/vendor-api.ts';
import { hostOf } from '../rules/live-hosts.ts';
import { BadAct, type GameFacts } from '../served-game.ts';
import type { Aftermath } from './aftermath.ts';
import type { Brand } from './brand.ts';
import { limitEntries } from './entry-limit.ts';
import type { Machine } from './machine.ts';
import type { Rooms, Seating, Told } from './rooms.ts';

/** What our own pages ask of us; the token of a launch address is changed into a key of ours. */
export interface PageCalls {
  /** From an address: whoever tries tokens from there is soon not asked about any more. */
  enter(request: unknown, address: string): Promise<Entered>;
  again(key: string): Promise<Entered>;
  /** From the lobby to one of its games: the same launch, at another table. */
  choose(key: string, request: unknown): Promise<Entered>;
  view(key: string): Promise<unknown>;
  act(key: string, act: unknown): Promise<unknown>;
  resume(key: string): void;
  /** Tells the page of everything that happens; answers how to stop. */
  listen(key: string, tell: (told: Told) => void): () => void;
}

export interface Entered {
  key: string;
  game: GameFacts;
  currency: string;
  language: string;
  mode: (typeof playModes)[number];
  balance: string;
  /** What there is to choose from, where somebody came for no game. */
  lobby?: readonly GameFacts[] | undefined;
  /** Of rounds that could not be finished. */
  aftermath?: Aftermath | undefined;
}

/** In a word that the page has sentences for. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly aftermath: Aftermath | undefined;
  constructor(status: number, code: string, aftermath?: Aftermath) {
    super(code);
    this.status = status;
    this.aftermath = aftermath;
  }
}

const Enter = v.strictObject({
  vendor: Code,
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  origin: v.pipe(v.string(), v.maxLength(300)),
  /** Whose chat is entered, instead of the game. */
  model: v.optional(Code),
  /** The address names no game: what there is to play is shown first. */
  isLobby: v.optional(v.boolean(), false),
});

const Choice = v.strictObject({ game: Code });

interface Guest extends Omit<Entered, 'balance' | 'aftermath'> {
  seating: Seating;
  /** The launch it came in by. */
  session: string;
  brand: Brand;
  acts: number;
  filledAt: number;
}

interface PageCallsGiven {
  brandOf(code: string): Brand | undefined;
  /** What is played at a brand, as far as it was told. */
  gamesOf(code: string): readonly GameFacts[];
  /** For a page whose key an earlier life has given. */
  aftermathOf(key: string): Aftermath | undefined;
  rooms: Rooms;
  machine: Machine;
  isOurHouse(origin: string): boolean;
}

const mostGuests = 20_000;
/** A shooter shoots eight times a second; whoever does more is no hand. */
const actsPerSecond = 15;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of calls over the same guests
export function openPageCalls(given: PageCallsGiven): PageCalls {
  const { brandOf, gamesOf, aftermathOf, rooms, machine, isOurHouse } = given;
  const guests = new Map<string, Guest>();
  const mayEnter = limitEntries(machine);
  function guestOf(key: string): Guest {
    const guest = guests.get(key);
    // A seat stakes by its newest launch; the page of an earlier one would play on another's login.
    const isPresent = guest?.session === guest?.seating.sitter.session;
    if (!guest) throw new PageRefusal(403, 'session.over', aftermathOf(key));
    if (!isPresent) throw new PageRefusal(403, 'session.over');
    return guest;
  }
  async function entered(guest: Guest): Promise<Entered> {
    const { key, game, currency, language, mode, seating, lobby } = guest;
    const balance = await seating.seat.balance().catch(() => null);
    return {
      key,
      game,
      currency,
      language,
      mode,
      balance: balance === null ? '' : String(balance),
      ...(lobby && { lobby }),
    };
  }
  function keep(guest: Guest): void {
    guests.set(guest.key, guest);
    const oldest = guests.size > mostGuests ? guests.keys().next().value : undefined;
    if (oldest !== undefined) guests.delete(oldest);
  }
  return {
    async enter(request, address) {
      if (!mayEnter(address)) throw new PageRefusal(429, 'too.fast');
      const asked = v.safeParse(Enter, request);
      if (!asked.success) throw new PageRefusal(400, 'act.bad');
      const { vendor, token, origin } = asked.output;
      const brand = brandOf(vendor);
      if (!brand || !isOurHouse(origin)) throw new PageRefusal(404, 'game.unknown');
      const heard = await brand.client.insist('authenticate', { token }, 2);
      if (heard.kind === 'refused') throw new PageRefusal(403, heard.fault);
      if (heard.kind === 'unknown') throw new PageRefusal(502, 'unknown');
      const {
        session,
        player,
        currency,
        language,
        mode,
        game: code,
        gameType,
        gameName,
      } = heard.value;
      const game = placeOf({ code, name: gameName, type: gameType }, asked.output.model);
      const sitter = { player, game: code, currency, session };
      const seating = rooms.at(brand, game, mode, currency).sit(sitter);
      const facts = { key: machine.newName('k'), game, currency, language, mode };
      const told = gamesOf(brand.code);
      const guest = {
        ...facts,
        lobby: !asked.output.isLobby ? undefined : told.length > 0 ? told : [game],
        seating,
        session,
        brand,
        acts: actsPerSecond,
        filledAt: machine.now(),
      };
      keep(guest);
      if (mode === 'trial') return entered(guest);
      brand.aftermaths.remember(guest.key, player);
      const aftermath = brand.aftermaths.take(player);
      return { ...(await entered(guest)), ...(aftermath && { aftermath }) };
    },
    again: async (key) => entered(guestOf(key)),
    async choose(key, request) {
      const guest = guestOf(key);
      const asked = v.safeParse(Choice, request);
      const game = asked.success && guest.lobby?.find(({ code }) => code === asked.output.game);
      if (!game) throw new PageRefusal(404, 'game.unknown');
      const { brand, mode, currency, session, seating } = guest;
      const sitter = { player: seating.sitter.player, game: game.code, currency, session };
      const seated = {
        ...guest,
        ...{ key: machine.newName('k'), game, lobby: undefined },
        seating: rooms.at(brand, game, mode, currency).sit(sitter),
      };
      keep(seated);
      if (mode !== 'trial') brand.aftermaths.remember(seated.key, sitter.player);
      return entered(seated);
    },
    async view(key) {
      const { seating } = guestOf(key);
      return seating.room.running.view(seating.seat);
    },
    async act(key, act) {
      const guest = guestOf(key);
      if (!mayAct(guest, machine.now())) throw new PageRefusal(429, 'too.fast');
      try {
        return await guest.seating.room.running.act(guest.seating.seat, act);
      } catch (thrown) {
        if (thrown instanceof BadAct) throw new PageRefusal(422, thrown.message || 'act.bad');
        throw thrown;
      }
    },
    resume(key) {
      const { brand, mode, seating } = guestOf(key);
      brand.purseFor(mode).resume(seating.sitter.session);
    },
    listen(key, tell) {
      const { seating } = guestOf(key);
      seating.listeners.add(tell);
      return () => seating.room.leave(seating, tell);
    },
  };
}

/** A host's chat is a room of its own, with nothing to stake in it. */
function placeOf(game: GameFacts, model: string | undefined): GameFacts {
  if (model === undefined) return game;
  const host = hostOf(game.code);
  if (game.type !== 'LIVE' || host.model !== model) throw new PageRefusal(404, 'game.unknown');
  return { code: model, name: host.name, type: 'CHAT' };
}

function mayAct(guest: Guest, now: number): boolean {
  const filled = ((now - guest.filledAt) / 1_000) * actsPerSecond;
  guest.acts = Math.min(actsPerSecond, guest.acts + filled) - 1;
  guest.filledAt = now;
  if (guest.acts >= 0) return true;
  guest.acts = 0;
  return false;
}
