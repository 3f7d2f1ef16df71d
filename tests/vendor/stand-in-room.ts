import { createHash } from 'node:crypto';
import type { GameFacts, Room, Seat, Taken } from '#demo/vendor/served-game.ts';

/** A room whose clock is turned by hand, and whose chance can be said beforehand. */
export function standInRoom(game: Partial<GameFacts> = {}) {
  let time = 1_000_000;
  let rounds = 0;
  let seed = 0;
  let timers: { at: number; act: () => void }[] = [];
  const given: number[] = [];
  const told: { view: unknown; player: string | undefined }[] = [];
  const room: Room = {
    game: { code: 'DEMO-1', name: 'Demo', type: 'LIVE', ...game },
    now: () => time,
    after(milliseconds, act) {
      const timer = { at: time + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    chance() {
      seed += 1;
      return given.shift() ?? seededFloat(seed);
    },
    newRound() {
      rounds += 1;
      return `round-${rounds}`;
    },
    tell: (view, player) => told.push({ view, player }),
  };
  /** Lets the time pass; what is due is done in its order, and what it promises is waited for. */
  async function pass(milliseconds: number) {
    const end = time + milliseconds;
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      timers = timers.filter((one) => one !== next);
      time = Math.max(time, next.at);
      next.act();
      await settled();
    }
    time = end;
    await settled();
  }
  return { room, told, given, pass, timers: () => timers.length };
}

/** What has been promised and needs no clock is done after this. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function seededFloat(seed: number): number {
  return createHash('sha256').update(`stand-in:${seed}`).digest().readUInt32BE(0) / 2 ** 32;
}

export interface StandInRound {
  bet: bigint;
  win: bigint;
  state: 'open' | 'completed' | 'cancelled';
}

/** Somebody with a purse, whose rounds are kept as a gateway would; faults are thrown, not swallowed. */
export class StandInSeat implements Seat {
  readonly player: string;
  readonly nickname: string;
  readonly currency = 'USD';
  readonly mode: 'real' | 'trial';
  readonly rounds = new Map<string, StandInRound>();
  purse: bigint;
  /** Set, the next stakes are refused with it. */
  refusal: string | null = null;
  /** Set, stakes wait for it: a reply that is slow. */
  slow: Promise<void> | null = null;

  constructor(name: string, purse = 100_000n, mode: 'real' | 'trial' = 'real') {
    this.player = `player-${name}-0000000000`;
    this.nickname = name;
    this.purse = purse;
    this.mode = mode;
  }

  balance() {
    return Promise.resolve(this.purse);
  }

  async bet(round: string, amount: bigint): Promise<Taken> {
    if (this.slow) await this.slow;
    if (this.refusal !== null) return { ok: false, code: this.refusal };
    if (amount > this.purse) return { ok: false, code: 'wallet.short' };
    const known = this.rounds.get(round) ?? { bet: 0n, win: 0n, state: 'open' };
    if (known.state !== 'open') throw new Error(`A stake after the end of ${round}.`);
    this.rounds.set(round, { ...known, bet: known.bet + amount });
    this.purse -= amount;
    return { ok: true };
  }

  async betAndWin(round: string, stake: bigint, win: bigint): Promise<Taken> {
    const taken = await this.bet(round, stake);
    if (taken.ok) await this.win(round, win, true);
    return taken;
  }

  async win(round: string, amount: bigint, isEnd: boolean) {
    const known = this.open(round);
    this.rounds.set(round, {
      ...known,
      win: known.win + amount,
      state: isEnd ? 'completed' : 'open',
    });
    this.purse += amount;
  }

  oweWin(round: string, amount: bigint) {
    return () => this.win(round, amount, true);
  }

  async cancel(round: string) {
    const known = this.open(round);
    this.purse += known.bet;
    this.rounds.set(round, { ...known, state: 'cancelled' });
  }

  async end(round: string) {
    this.rounds.set(round, { ...this.open(round), state: 'completed' });
  }

  openRounds(): number {
    return [...this.rounds.values()].filter(({ state }) => state === 'open').length;
  }

  private open(round: string): StandInRound {
    const known = this.rounds.get(round);
    if (known?.state !== 'open') throw new Error(`${round} is not open.`);
    return known;
  }
}
