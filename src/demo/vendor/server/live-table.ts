import * as v from 'valibot';
import { baccaratHighest, baccaratOdds, openBaccarat } from '../rules/live-baccarat.ts';
import { type LiveGame, type LiveRound, liveReturn, type Reveal } from '../rules/live-game.ts';
import { openRoulette, rouletteHighest, rouletteOdds } from '../rules/live-roulette.ts';
import { smallStakeOf } from '../rules/table-stakes.ts';
import {
  BadAct,
  type GameFigures,
  type OpenGame,
  type Room,
  type RunningGame,
  type Seat,
  type TableStanding,
} from '../served-game.ts';
import { LiveBets, type LiveBettor } from './live-bets.ts';

/** One table for everybody who comes: the same cards, the same clock. */
export const openLiveTable: OpenGame = (room) => new LiveTable(room);

const sideBets = ['side-bets'] as const;

export const liveTimes = { betting: 15_000, closed: 1_600, result: 6_500 } as const;
export type LivePhase = 'asleep' | 'betting' | 'closed' | 'dealing' | 'result';

const LiveAct = v.variant('kind', [
  v.strictObject({
    kind: v.literal('place'),
    spot: v.pipe(v.string(), v.maxLength(16)),
    amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  }),
  v.strictObject({ kind: v.picklist(['undo', 'clear', 'repeat']) }),
  v.strictObject({ kind: v.literal('why') }),
]);

class LiveTable implements RunningGame {
  private readonly room: Room;
  private readonly game: LiveGame;
  private readonly bets: LiveBets;
  private readonly present = new Map<string, Seat>();
  /** A stake is refused when nobody is asking; whoever hears of it asks, and is answered in full. */
  private readonly refusals = new Map<string, string>();
  private phase: LivePhase = 'asleep';
  private until = 0;
  private coup = 0;
  private round: LiveRound | null = null;
  private shown: Reveal[] = [];
  private history: string[] = [];
  /** A lobby looks at the table until then. */
  private lookedAtUntil = 0;
  private callOff: () => void = () => undefined;

  constructor(room: Room) {
    this.room = room;
    const isRoulette = /roulette|ruleta|轮盘|rolet/i.test(`${room.game.code} ${room.game.name}`);
    this.game = isRoulette ? openRoulette() : openBaccarat();
    this.bets = new LiveBets(room);
  }

  /** Of what is staked by the best of the usual bets: any at roulette, the banker at baccarat. */
  figures(currency: string): GameFigures {
    const { kind } = this.game;
    const percent = kind === 'roulette' ? rouletteOdds : baccaratOdds.banker;
    return {
      kind,
      lines: null,
      returnBasisPoints: Math.round(percent * 100),
      volatility: null,
      highestTimes: kind === 'roulette' ? rouletteHighest : baccaratHighest,
      features: ['live-dealer', 'several-players', ...(kind === 'baccarat' ? sideBets : [])],
      leastStake: BigInt(liveLimitsOf(currency).least),
    };
  }

  view(seat: Seat) {
    const isNew = !this.present.has(seat.player);
    this.present.set(seat.player, seat);
    if (isNew) this.tellPeople();
    // A table without anybody rests; whoever comes first wakes it, and nobody waits for long.
    if (this.phase === 'asleep') this.openBetting();
    return {
      ...this.told(),
      me: seat.nickname,
      mine: this.bets.told(seat.player),
      limits: liveLimitsOf(seat.currency),
    };
  }

  /** Whoever looks from outside sees a table at work, which was dealt at before they came. */
  standing(currency: string): TableStanding {
    this.lookedAtUntil = this.room.now() + lookMs;
    if (this.phase === 'asleep') {
      if (this.history.length === 0) this.dealToNobody();
      this.openBetting();
    }
    const { least, most } = liveLimitsOf(currency);
    return {
      limits: [{ currency, least, most }],
      results: { kind: this.game.kind, latest: this.history.slice(-toldOutside) },
    };
  }

  async act(seat: Seat, act: unknown) {
    const parsed = v.safeParse(LiveAct, act);
    if (!parsed.success) throw new BadAct('act.bad');
    this.present.set(seat.player, seat);
    if (parsed.output.kind === 'why') throw new BadAct(this.refusals.get(seat.player) ?? 'act.bad');
    if (this.phase !== 'betting')
      return { done: false, why: 'closed', mine: this.bets.told(seat.player) };
    const wish = parsed.output;
    const why =
      wish.kind === 'place'
        ? this.bets.place(seat, this.spot(wish.spot), BigInt(wish.amount))
        : this.bets.change(seat, wish.kind);
    const mine = this.bets.told(seat.player);
    if (why === null) this.room.tell({ kind: 'bets', bets: mine });
    return { done: why === null, why, mine };
  }

  /** Whoever goes leaves their chips where they lie: they play, and what they win lands. */
  left(seat: Seat) {
    if (this.present.delete(seat.player)) this.tellPeople();
  }

  close() {
    this.callOff();
    this.phase = 'asleep';
    this.bets.cancelOpen();
  }

  private spot(name: string): string {
    if (!this.game.spots.includes(name)) throw new BadAct('act.bad');
    return name;
  }

  /** Rounds without a bet, out of the same shoe or wheel as those that follow. */
  private dealToNobody() {
    while (this.history.length < toldOutside) {
      if (this.game.beginsAnew()) this.history = [];
      this.history.push(this.game.deal(() => this.room.chance()).outcome.result);
      this.coup += 1;
    }
  }

  private openBetting() {
    if (this.game.beginsAnew()) this.history = [];
    this.coup += 1;
    this.round = null;
    this.shown = [];
    this.bets.beginRound();
    this.enter('betting', liveTimes.betting, () => this.closeBetting());
  }

  private closeBetting() {
    this.bets.takeStakes((bettor, code) => this.refused(bettor, code));
    this.enter('closed', liveTimes.closed, () => this.deal());
  }

  private deal() {
    this.round = this.game.deal(() => this.room.chance());
    this.reveal();
  }

  /** One card after the other: what has not been laid yet is told to nobody. */
  private reveal() {
    const next = this.round?.reveals[this.shown.length];
    if (!next) return this.settle();
    this.shown.push(next);
    this.enter('dealing', this.game.revealMilliseconds, () => this.reveal());
  }

  private settle() {
    const outcome = this.round?.outcome;
    if (!outcome) return;
    this.history = [...this.history, outcome.result].slice(-longestHistory);
    this.enter('result', liveTimes.result, () => this.goOn());
    this.bets.settle(
      (spot, stake) => liveReturn(outcome, spot, stake),
      (bettor, won) =>
        this.room.tell(
          { kind: 'paid', coup: this.coup, stake: String(bettor.total), won: String(won) },
          bettor.seat.player,
        ),
    );
  }

  private goOn() {
    const isLookedAt = this.room.now() < this.lookedAtUntil;
    if (this.present.size > 0 || isLookedAt) return this.openBetting();
    this.bets.beginRound();
    this.phase = 'asleep';
  }

  private tellPeople() {
    this.room.tell({ kind: 'people', people: this.present.size });
  }

  private refused(bettor: LiveBettor, code: string) {
    this.refusals.set(bettor.seat.player, code);
    this.room.tell({ kind: 'refused', code }, bettor.seat.player);
    this.room.tell({ kind: 'bets', bets: this.bets.told(bettor.seat.player) });
  }

  private enter(phase: LivePhase, milliseconds: number, then: () => void) {
    this.phase = phase;
    this.until = this.room.now() + milliseconds;
    this.callOff = this.room.after(milliseconds, then);
    this.room.tell(this.told());
  }

  private told() {
    return {
      kind: 'table' as const,
      game: this.game.kind,
      phase: this.phase,
      now: this.room.now(),
      until: this.until,
      coup: this.coup,
      shown: [...this.shown],
      outcome: this.phase === 'result' ? (this.round?.outcome ?? null) : null,
      history: this.history,
      bets: this.bets.toldOfAll(),
      people: this.present.size,
    };
  }
}

const longestHistory = 72;
const toldOutside = 12;
/** Longer than a lobby waits until it asks again. */
const lookMs = 60_000;

export type LiveTold = ReturnType<LiveTable['told']>;
export type LiveView = ReturnType<LiveTable['view']>;

/** Least and most on one spot, and the chips there are, in minor units. */
export function liveLimitsOf(currency: string) {
  const small = smallStakeOf(currency);
  return {
    least: String(small * 4n),
    most: String(small * 2_000n),
    chips: [4n, 10n, 20n, 100n, 400n].map((times) => String(small * times)),
  };
}
