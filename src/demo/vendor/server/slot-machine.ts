import * as v from 'valibot';
import type { GameFeature } from '#contract/game-about.ts';
import { Minor } from '#contract/values.ts';
import { potReturn } from '../rules/pot.ts';
import type { SlotModel } from '../rules/slot-model.ts';
import { slotOf } from '../rules/slot-of-code.ts';
import { bringsFreeSpins, drawStops, type SpinResult, spinAt } from '../rules/slot-spin.ts';
import { slotStakesIn } from '../rules/stakes.ts';
import { BadAct, type OpenGame, type Room, type Seat } from '../served-game.ts';

/** From one beginning to the next; free spins take turns of their own. */
export const spinMs = 3_000;
export const freeSpinMs = 2_600;

/** What the page draws a spin from: all of it is decided, and shown by the clock. */
export interface SlotSpin {
  round: string;
  stake: string;
  spins: readonly SpinResult[];
  /** In minor units, of the whole round. */
  win: string;
  /** What fell out of the pot, in minor units. */
  jackpot: string;
  pot: string | null;
  /** How long ago it began, as of this telling. */
  elapsedMs: number;
}

export interface SlotView {
  stakes: readonly string[];
  /** With the pot, where there is one. */
  returnPercent: number;
  freeChance: number;
  pot: string | null;
  last: SlotSpin | null;
}

function featuresOf(model: SlotModel): readonly GameFeature[] {
  const common = ['wild', 'scatter', 'free-spins', 'multiplier', 'pot'] as const;
  return model.isWays ? [...common, 'ways'] : common;
}

interface Turn {
  round: string;
  stake: bigint;
  spins: SpinResult[];
  win: bigint;
  jackpot: bigint;
  beganAt: number;
  endsAt: number;
  /** Pays what is owed now, instead of when it has been shown. */
  pay: () => Promise<void>;
}

const Act = v.strictObject({ kind: v.literal('spin'), stake: Minor });

/** Five reels for everybody by themselves; nobody sees another's. */
export const openSlot: OpenGame = (room) => {
  const kind = slotOf(room.game.code);
  const { model, volatility, returns } = kind;
  const returnIn = (hasPot: boolean) => returns.whole + (hasPot ? potReturn() : 0);
  const stakesOf = (currency: string) => slotStakesIn(currency, model.units);
  const turns = new Map<string, Turn>();
  const asking = new Set<string>();
  const view = (seat: Seat): SlotView => {
    const turn = turns.get(seat.player);
    return {
      stakes: stakesOf(seat.currency).map(String),
      returnPercent: Math.round(returnIn(seat.pot !== undefined) * 10_000) / 100,
      freeChance: returns.freeChance,
      pot: potOf(seat),
      last: turn ? tell(turn, seat, room.now()) : null,
    };
  };
  return {
    view,
    async act(seat, asked) {
      const act = v.safeParse(Act, asked);
      if (!act.success) throw new BadAct('act.bad');
      const stake = BigInt(act.output.stake);
      if (!stakesOf(seat.currency).includes(stake)) throw new BadAct('stake.wrong');
      const before = turns.get(seat.player);
      const isBusy = asking.has(seat.player) || (before && room.now() < before.endsAt);
      if (isBusy) throw new BadAct('too.fast');
      asking.add(seat.player);
      const turn = await spin(room, model, seat, stake).finally(() => asking.delete(seat.player));
      turns.set(seat.player, turn);
      return tell(turn, seat, room.now());
    },
    figures: (currency) => ({
      kind: 'slot',
      lines: model.isWays ? null : model.lines.length,
      returnBasisPoints: Math.round(returnIn(true) * 10_000),
      volatility,
      // Not before it is asked for: it is searched for among millions of spins.
      highestTimes: kind.highestTimes,
      features: featuresOf(model),
      leastStake: stakesOf(currency)[0] ?? 0n,
    }),
    close() {
      for (const turn of turns.values()) void turn.pay();
      turns.clear();
    },
  };
};

/** A loss is told in one breath with its stake; a win is paid once the reels have shown it. */
async function spin(room: Room, model: SlotModel, seat: Seat, stake: bigint): Promise<Turn> {
  const round = room.newRound();
  const spins = drawRound(room, model);
  const pays = spins.reduce((sum, one) => sum + one.pays, 0);
  const win = (stake / BigInt(model.units)) * BigInt(pays);
  const taken = win === 0n ? await seat.betAndWin(round, stake, 0n) : await seat.bet(round, stake);
  if (!taken.ok) throw new BadAct(taken.code);
  const fed = seat.pot?.feed(round, stake);
  const jackpot = fed?.prize ?? 0n;
  // Written down before it is told: a program that is killed meanwhile pays it in its next life.
  const payWin = win > 0n ? seat.oweWin(round, win) : undefined;
  const beganAt = room.now();
  const endsAt = beganAt + spinMs + (spins.length - 1) * freeSpinMs;
  let isPaid = win + jackpot === 0n;
  const pay = async () => {
    if (isPaid) return;
    isPaid = true;
    callOff();
    if (fed && jackpot > 0n) await fed.pay();
    await payWin?.();
  };
  const callOff = room.after(endsAt - beganAt, () => void pay());
  return { round, stake, spins, win, jackpot, beganAt, endsAt, pay };
}

function drawRound(room: Room, model: SlotModel): SpinResult[] {
  const first = spinAt(model, drawStops(model, room.chance), false);
  if (!bringsFreeSpins(first)) return [first];
  const free = Array.from({ length: model.freeSpins }, () =>
    spinAt(model, drawStops(model, room.chance), true),
  );
  return [first, ...free];
}

function potOf(seat: Seat): string | null {
  return seat.pot ? String(seat.pot.amount()) : null;
}

function tell(turn: Turn, seat: Seat, now: number): SlotSpin {
  return {
    round: turn.round,
    stake: String(turn.stake),
    spins: turn.spins,
    win: String(turn.win),
    jackpot: String(turn.jackpot),
    pot: potOf(seat),
    elapsedMs: now - turn.beganAt,
  };
}
