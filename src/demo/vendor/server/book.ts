import type { Line } from './journal.ts';

/** A round is one player's: at a shared table many have one of the same name. */
export interface RoundName {
  round: string;
  player: string;
}

export interface BookRound extends RoundName {
  game: string;
  currency: string;
  state: 'open' | 'completed' | 'cancelled';
  bet: bigint;
  win: bigint;
  /** Decided and not paid yet: with it the round ends, in a later life if need be. */
  due: bigint;
  /** When it began, in milliseconds. */
  at: number;
  /** Rises with each change of any round, over every life of this program. */
  sequence: number;
}

export interface Book {
  find(name: RoundName): BookRound | undefined;
  /** Where nobody said whose. */
  findAny(round: string): BookRound | undefined;
  /** Opens the round with its first stake. */
  stake(of: Pick<BookRound, 'round' | 'player' | 'game' | 'currency'>, amount: bigint): void;
  pay(name: RoundName, amount: bigint): void;
  /** A pot may fall into a round that is over. */
  payPot(name: RoundName, amount: bigint): void;
  /** What the round will pay when it has been shown. */
  promise(name: RoundName, amount: bigint): void;
  end(name: RoundName, as: 'completed' | 'cancelled'): void;
  open(): BookRound[];
  /** What changed after a sequence, oldest first. */
  after(sequence: number, atMost: number): BookRound[];
  lines(): Line[];
}

interface BookGiven {
  vendor: string;
  earlier: readonly Line[];
  write(line: Line): void;
  now(): number;
}

/** Finished rounds that are kept for the feed and for questions about single ones. */
const keptRounds = 20_000;

export function openBook({ vendor, earlier, write, now }: BookGiven): Book {
  const rounds = new Map<string, BookRound>();
  for (const line of earlier) if (line.kind === 'round') put(rounds, readRound(line));
  const last = Math.max(0, ...[...rounds.values()].map(({ sequence }) => sequence));
  // Begun at the clock's figure, it rises even where an earlier life has left nothing behind.
  let sequence = Math.max(last, now() * 1_000);
  function change(round: BookRound, how: Partial<BookRound>): void {
    sequence += 1;
    const changed = { ...round, ...how, sequence };
    put(rounds, changed);
    write(lineOf(vendor, changed));
    if (rounds.size > keptRounds * 1.1) forget(rounds);
  }
  function changeOpen(name: RoundName, how: (round: BookRound) => Partial<BookRound>): void {
    const round = rounds.get(keyOf(name));
    if (round?.state === 'open') change(round, how(round));
  }
  return {
    find: (name) => rounds.get(keyOf(name)),
    findAny: (name) => [...rounds.values()].find(({ round }) => round === name),
    stake(of, amount) {
      if (rounds.has(keyOf(of))) changeOpen(of, ({ bet }) => ({ bet: bet + amount }));
      else change({ ...of, state: 'open', bet: amount, win: 0n, due: 0n, at: now(), sequence }, {});
    },
    pay: (name, amount) => changeOpen(name, ({ win }) => ({ win: win + amount })),
    payPot(name, amount) {
      const round = rounds.get(keyOf(name));
      if (round) change(round, { win: round.win + amount });
    },
    promise: (name, due) => changeOpen(name, () => ({ due })),
    end: (name, state) => changeOpen(name, () => ({ state, due: 0n })),
    open: () => [...rounds.values()].filter(({ state }) => state === 'open'),
    after: (from, atMost) => firstAfter(rounds, from, atMost),
    lines: () => [...rounds.values()].map((round) => lineOf(vendor, round)),
  };
}

/** Set anew each time it changes, so that the map stays in the order of sequences. */
function put(rounds: Map<string, BookRound>, round: BookRound): void {
  rounds.delete(keyOf(round));
  rounds.set(keyOf(round), round);
}

function keyOf({ round, player }: RoundName): string {
  return `${round} ${player}`;
}

function firstAfter(rounds: Map<string, BookRound>, from: number, atMost: number): BookRound[] {
  const found: BookRound[] = [];
  for (const round of rounds.values()) {
    if (round.sequence > from) found.push(round);
    if (found.length === atMost) break;
  }
  return found;
}

function forget(rounds: Map<string, BookRound>): void {
  for (const [key, { state }] of rounds) {
    if (rounds.size <= keptRounds) return;
    if (state !== 'open') rounds.delete(key);
  }
}

function lineOf(vendor: string, { bet, win, due, ...round }: BookRound): Line {
  return { vendor, kind: 'round', ...round, bet: String(bet), win: String(win), due: String(due) };
}

function readRound(line: Line): BookRound {
  const { vendor: _vendor, kind: _kind, bet, win, due = '0', ...rest } = line;
  const read = (amount: unknown) => BigInt(String(amount));
  return { ...(rest as unknown as BookRound), bet: read(bet), win: read(win), due: read(due) };
}
