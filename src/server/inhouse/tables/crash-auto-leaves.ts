import { burstOf, type CrashChoices, climbMs } from '#games/crash.ts';
import type { Draw } from '#games/game.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { goOn } from '../rounds/step-round.ts';
import type { RoundRow } from '../store.ts';
import { roomTime } from './room-clock.ts';
import { eachOf } from './room-settle.ts';
import type { TableRoundRow } from './room-store.ts';
import { selectOpenBets } from './table-bet-store.ts';

/** Automatic cash-outs: players named their multiplier when they bet. */
export interface AutoLeaves {
  /** Pays those whose figure has been reached. One that is missed here is paid the same at the end. */
  leaveFor(round: TableRoundRow, draw: Draw, rules: string): Promise<void>;
  /** Until the next of them. */
  nextMs(round: TableRoundRow): number;
  rest(): Promise<void>;
}

interface Waiting {
  tableRoundId: string;
  /** The lowest figure last. */
  bets: { row: RoundRow; at: number }[];
}

export function createAutoLeaves(app: AppContext, onFault: (cause: unknown) => void): AutoLeaves {
  const flights = new Map<string, Waiting>();
  const leaving = new Set<Promise<unknown>>();
  const keyOf = ({ game_code, purse }: TableRoundRow) => `${game_code}:${purse}`;

  async function waitingAt(round: TableRoundRow): Promise<Waiting> {
    const found = flights.get(keyOf(round));
    if (found?.tableRoundId === round.id) return found;
    const rows = await selectOpenBets(app.database, round.id, { atMost: mostBets });
    const bets = rows
      .flatMap((row) => {
        const { leaveAt } = JSON.parse(row.choices) as CrashChoices;
        return leaveAt === null ? [] : [{ row, at: leaveAt }];
      })
      .toSorted((one, other) => other.at - one.at);
    const waiting = { tableRoundId: round.id, bets };
    flights.set(keyOf(round), waiting);
    return waiting;
  }

  return {
    async leaveFor(round, draw, rules) {
      if (rules !== 'VB_CRASH') return;
      const waiting = await waitingAt(round);
      const burst = burstOf(draw(0));
      const elapsedMs = elapsedOf(round, roomTime(app));
      const due: Waiting['bets'] = [];
      for (;;) {
        const lowest = waiting.bets.at(-1);
        if (!lowest || lowest.at > burst || climbMs(lowest.at) > elapsedMs) break;
        due.push(lowest);
        waiting.bets.pop();
      }
      if (due.length === 0) return;
      // The table goes on meanwhile: at the burst nobody waits for those who left long before.
      // One that fails keeps none of the others from leaving.
      const work = eachOf(due, ({ row, at }) => leave(app, row, at).catch(onFault)).finally(() =>
        leaving.delete(work),
      );
      leaving.add(work);
    },
    nextMs(round) {
      const lowest = flights.get(keyOf(round))?.bets.at(-1);
      if (!lowest) return Number.POSITIVE_INFINITY;
      return climbMs(lowest.at) - elapsedOf(round, roomTime(app));
    },
    async rest() {
      await Promise.all(leaving);
    },
  };
}

const mostBets = 100_000;

function elapsedOf({ started_at }: TableRoundRow, now: Date): number {
  return started_at === null ? 0 : now.getTime() - started_at.getTime();
}

async function leave(app: AppContext, row: RoundRow, at: number): Promise<void> {
  // A hand that was quicker has the round; then this says so and changes nothing.
  await goOn(app, {
    roundId: row.id,
    after: 0,
    step: { kind: 'leave', at },
    playerId: row.player_id,
  });
}
