import { callOrder } from '#games/bingo/card.ts';
import { lastCall } from '#games/bingo/prizes.ts';
import { burstOf, climbMs, crashCeiling } from '#games/crash.ts';
import type { Draw } from '#games/game.ts';
import type { Pace, TableRoundRow } from './room-store.ts';

/** How the gateway keeps the time of a table; what it comes to is the rules' own. */
export interface RoomRules {
  pace: Pace;
  /** The round waits until somebody has bet: there is nothing to look at otherwise. */
  waitsForBets: boolean;
  /** What happens next in a round that runs. */
  next(round: Running, draw: Draw, pace: Pick<Pace, 'beatMs'>): Next;
  /** The step that a bet is settled by. */
  lastStep: Record<string, unknown>;
  /** Of calls that were made by now, in their order. */
  callsOf(round: TableRoundRow, draw: Draw): readonly number[];
}

type Running = Pick<TableRoundRow, 'called'> & { started_at: Date };

export interface Next {
  due: Date;
  /** Called by then, where balls are called. */
  called: number;
  isOver: boolean;
  outcome: number | null;
  /** Hands that came by then count, however long they wait for their turn at the database. */
  handsUntil: Date | null;
}

/** A hand that comes in time may still wait for its turn at the database. */
export const graceMs = 150;

const rules: Readonly<Record<string, RoomRules>> = {
  VB_CRASH: {
    pace: { bettingMs: 8_000, beatMs: 1_000, restMs: 5_000 },
    waitsForBets: false,
    next(round, draw) {
      const outcome = Math.min(burstOf(draw(0)), crashCeiling);
      // It stands at the height it bursts at until it would have gone on.
      const handsUntil = new Date(round.started_at.getTime() + climbMs(outcome + 1));
      const due = new Date(handsUntil.getTime() + graceMs);
      return { due, called: 0, isOver: true, outcome, handsUntil };
    },
    lastStep: { kind: 'burst' },
    callsOf: () => [],
  },
  VB_BINGO: {
    pace: { bettingMs: 20_000, beatMs: 1_700, restMs: 8_000 },
    waitsForBets: true,
    next({ started_at, called }, _draw, { beatMs }) {
      const due = new Date(started_at.getTime() + (called + 1) * beatMs);
      const isOver = called + 1 >= lastCall;
      return { due, called: called + 1, isOver, outcome: null, handsUntil: null };
    },
    lastStep: { called: lastCall },
    callsOf: ({ called }, draw) => callOrder(draw).slice(0, called),
  },
};

/** Undefined for games that nobody shares. */
export function roomRulesOf(code: string): RoomRules | undefined {
  return Object.hasOwn(rules, code) ? rules[code] : undefined;
}
