import type { GameFeature } from '#contract/game-about.ts';

/**
 * How the embedded vendor's games meet its server: the server owns people, money and wires; a game
 * owns what happens at its table. Neither Node nor a browser is known here.
 */
export interface GameFacts {
  code: string;
  name: string;
  /** RNG, LIVE, FISH, SPORTS, ESPORTS or PVP. */
  type: string;
}

/** What came of asking the gateway for a stake. */
export type Taken = { ok: true } | { ok: false; code: string; reason?: string | undefined };

/** One person at one game. Amounts are minor units. */
export interface Seat {
  readonly player: string;
  /** Short and unlike for each seat; what other players may see. */
  readonly nickname: string;
  readonly currency: string;
  readonly mode: 'real' | 'trial';
  balance(): Promise<bigint>;
  /** Takes a stake into a round; a lost reply is asked for again until it is known. */
  bet(round: string, amount: bigint): Promise<Taken>;
  /** Stake and win of a round that is over at once. */
  betAndWin(round: string, stake: bigint, win: bigint): Promise<Taken>;
  /** Pays; it lands sooner or later, whatever happens on the way. With `isEnd` the round is completed. */
  win(round: string, amount: bigint, isEnd: boolean): Promise<void>;
  /** A win that is decided and has still to be shown: it lands when the answer is called, or if we die. */
  oweWin(round: string, amount: bigint): () => Promise<void>;
  /** Gives every stake of the round back and ends it. */
  cancel(round: string): Promise<void>;
  end(round: string): Promise<void>;
  /** Where the vendor has a pot: not with coins. */
  readonly pot?: SeatPot | undefined;
}

export interface SeatPot {
  amount(): bigint;
  /** Grows by a stake that was taken; what falls is owed at once, and told when `pay` is called. */
  feed(round: string, stake: bigint): { prize: bigint; pay(): Promise<void> };
}

/** What a running game is given. */
export interface Room {
  game: GameFacts;
  /** Milliseconds; the only clock a game knows. */
  now(): number;
  /** Calls once, later; answers how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** From 0 to below 1, out of the machine's own chance. */
  chance(): number;
  /** A name for a round that nobody has had. */
  newRound(): string;
  /** To everybody who watches this room; `null` as the player means all. */
  tell(view: unknown, player?: string): void;
}

/** A match as a lobby shows it. */
export interface TableMatch {
  match: string;
  league: string;
  home: string;
  away: string;
  /** Milliseconds, on the room's clock; null once it is played. */
  beginsAt: number | null;
  clock: number | null;
  score: readonly [number, number] | null;
  prices: { choice: 'home' | 'draw' | 'away'; odds: number }[];
}

/** How a live table stands, as a lobby shows it. */
export interface TableStanding {
  limits: { currency: string; least: string; most: string }[];
  results: { kind: 'baccarat' | 'roulette'; latest: string[] };
}

/** What a game is, as its own rules have it: a house's sheet says the same. */
export interface GameFigures {
  /** What is really played there. */
  kind: 'slot' | 'fish' | 'roulette' | 'baccarat' | 'football' | 'arena' | 'holdem' | 'chat';
  lines: number | null;
  /** Null where it follows from prices or other players. */
  returnBasisPoints: number | null;
  volatility: 'low' | 'medium' | 'high' | null;
  /** The most that a round, or one bet at a table, brings back, in whole stakes and apart from the pot. */
  highestTimes: number | null;
  features: readonly GameFeature[];
  /** In minor units. */
  leastStake: bigint;
}

export interface RunningGame {
  figures(currency: string): GameFigures;
  /** What somebody sees who has just come in, or has come back. */
  view(seat: Seat): unknown;
  /** Somebody has done something; throws a `BadAct` where it makes no sense. */
  act(seat: Seat, act: unknown): Promise<unknown>;
  /** What is played and sold there, for who stands outside; only games of matches have any. */
  matches?(): TableMatch[];
  /** How it stands, for who stands outside; only live tables say it. */
  standing?(currency: string): TableStanding;
  /** Somebody has gone: no window of theirs is open any more. */
  left?(seat: Seat): void;
  close(): void;
}

export type OpenGame = (room: Room) => RunningGame;

export class BadAct extends Error {}
