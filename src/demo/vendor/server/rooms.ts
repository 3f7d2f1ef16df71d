import type { GameFacts, OpenGame, RunningGame, Seat, SeatPot } from '../served-game.ts';
import type { Brand } from './brand.ts';
import type { Machine } from './machine.ts';
import type { Sitter } from './purse.ts';

/** What a page is told while it is open. */
export type Told = { kind: 'view'; view: unknown } | { kind: 'balance'; balance: string };
export type Listener = (told: Told) => void;

/** A player at a game, over every page of theirs. */
export interface Seating {
  readonly seat: Seat;
  readonly room: OpenRoom;
  readonly sitter: Sitter;
  readonly listeners: Set<Listener>;
}

export interface OpenRoom {
  readonly game: GameFacts;
  readonly running: RunningGame;
  readonly brand: string;
  watchers(): number;
  /** Sits down, or comes back; the newest session is the one that stakes. */
  sit(sitter: Sitter): Seating;
  leave(seating: Seating, listener: Listener): void;
  tellMoved(player: string): void;
}

export interface Rooms {
  at(brand: Brand, game: GameFacts, mode: 'real' | 'trial', currency: string): OpenRoom;
  /** Games of a type that are played at a brand, and how many pages watch each. */
  played(brand: string, type: string): { game: GameFacts; watchers: number }[];
  /** Tells every open page of theirs at this brand, after money came or went by another way than play. */
  tellMoved(brand: string, player: string): void;
  close(): void;
}

/** One room a game, currency and kind of money, opened when the first player comes. */
export function openRooms(
  openingOf: (type: string) => OpenGame | undefined,
  machine: Machine,
): Rooms {
  const rooms = new Map<string, OpenRoom>();
  return {
    at(brand, game, mode, currency) {
      const key = [brand.code, game.code, mode, currency].join(' ');
      const known = rooms.get(key);
      if (known) return known;
      const open = openingOf(game.type);
      if (!open) throw new Error(`There is no game for ${game.type}.`);
      const room = openRoom(open, brand, game, mode, machine);
      rooms.set(key, room);
      return room;
    },
    played: (brand, type) =>
      [...rooms.values()]
        .filter((room) => room.brand === brand && room.game.type === type)
        .map(({ game, watchers }) => ({ game, watchers: watchers() })),
    tellMoved(brand, player) {
      for (const room of rooms.values()) if (room.brand === brand) room.tellMoved(player);
    },
    close() {
      for (const room of rooms.values()) room.running.close();
      rooms.clear();
    },
  };
}

function openRoom(
  open: OpenGame,
  brand: Brand,
  game: GameFacts,
  mode: 'real' | 'trial',
  machine: Machine,
): OpenRoom {
  const seatings = new Map<string, Seating>();
  const running = open({
    game,
    now: machine.now,
    after: machine.after,
    chance: machine.chance,
    newRound: () => machine.newName('r'),
    tell(view, player) {
      const heard = player === undefined ? [...seatings.values()] : [seatings.get(player)];
      for (const seating of heard) tellAll(seating, { kind: 'view', view });
    },
  });
  return {
    game,
    running,
    brand: brand.code,
    watchers: () => [...seatings.values()].filter(({ listeners }) => listeners.size > 0).length,
    sit(sitter) {
      const known = seatings.get(sitter.player);
      if (known) {
        known.sitter.session = sitter.session;
        return known;
      }
      const seating: Seating = {
        seat: makeSeat(brand, sitter, mode, () => tellBalance(seating)),
        room: this,
        sitter,
        listeners: new Set(),
      };
      seatings.set(sitter.player, seating);
      return seating;
    },
    leave(seating, listener) {
      seating.listeners.delete(listener);
      if (seating.listeners.size === 0) running.left?.(seating.seat);
    },
    tellMoved(player) {
      const seating = seatings.get(player);
      if (seating) tellBalance(seating);
    },
  };
}

function makeSeat(brand: Brand, sitter: Sitter, mode: 'real' | 'trial', moved: () => void): Seat {
  const purse = brand.purseFor(mode);
  async function then<Value>(done: Promise<Value>): Promise<Value> {
    const value = await done;
    moved();
    return value;
  }
  return {
    player: sitter.player,
    nickname: nicknameOf(sitter.player),
    currency: sitter.currency,
    mode,
    balance: () => purse.balance(sitter),
    bet: (round, amount) => then(purse.bet(sitter, round, amount)),
    betAndWin: (round, stake, win) => then(purse.betAndWin(sitter, round, stake, win)),
    win: (round, amount, isEnd) => then(purse.win(sitter, round, amount, isEnd)),
    oweWin(round, amount) {
      const pay = purse.oweWin(sitter, round, amount);
      return () => then(pay());
    },
    cancel: (round) => then(purse.cancel(sitter, round)),
    end: (round) => then(purse.end(sitter, round)),
    pot: mode === 'real' ? potFor(brand, sitter, then) : undefined,
  };
}

function potFor(
  { pots, purseFor }: Brand,
  sitter: Sitter,
  then: (done: Promise<void>) => Promise<void>,
): SeatPot {
  return {
    amount: () => pots.amount(sitter.currency),
    feed(round, stake) {
      const prize = pots.feed(sitter.currency, stake);
      if (prize === 0n) return { prize, pay: async () => {} };
      const tell = purseFor('real').owePot(sitter, round, prize);
      return { prize, pay: () => then(tell()) };
    },
  };
}

/** Two syllables and two digits out of a name that tells nothing itself. */
function nicknameOf(player: string): string {
  const syllables = [
    'Ama',
    'Bri',
    'Caló',
    'Duna',
    'Eco',
    'Faro',
    'Gota',
    'Isla',
    'Jade',
    'Kiwi',
    'Luz',
    'Mar',
    'Nube',
    'Ola',
    'Río',
    'Sol',
  ];
  const hash = [...player].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003,
    7,
  );
  return `${syllables[hash % syllables.length] ?? ''} ${10 + (hash % 89)}`;
}

export function tellBalance(seating: Seating): void {
  if (seating.listeners.size === 0) return;
  seating.seat.balance().then(
    (balance) => tellAll(seating, { kind: 'balance', balance: String(balance) }),
    // It is told again with the next change.
    () => {},
  );
}

function tellAll(seating: Seating | undefined, told: Told): void {
  for (const listener of seating?.listeners ?? []) listener(told);
}
