import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '#server/kernel/app-context.ts';
import { drawsAfter, type PlannedDraw } from '#server/lottery/draws/schedule.ts';
import { signInSandbox } from '#server/ports/beacon/sandbox/open-sandbox.ts';
import type { LotteryGameRow } from './game-rows.ts';
import { houseDraws, monthMs, numberFrom } from './past-draws.ts';
import { insertOlder, selectOldest } from './store.ts';

interface Growing {
  /** Before the first signature: nobody who has just started a gateway waits for its past. */
  afterMs: number;
  /** After each signature of some four milliseconds, so that it takes an eighth of a core. */
  pauseMs: number;
  backMs: number;
}

const behindEverything: Growing = { afterMs: 10 * 60_000, pauseMs: 28, backMs: monthMs };
const dayMs = 86_400_000;

/**
 * House draws of quick games come by the hundred thousand a month, and each is signed. So the past grows backwards,
 * day by day and all games together, since they share rounds; a gateway that is started again goes on where
 * the last one stopped.
 */
export async function growPast(
  app: AppContext,
  games: readonly LotteryGameRow[],
  signal: AbortSignal,
  { afterMs, pauseMs, backMs }: Growing = behindEverything,
): Promise<void> {
  await wait(afterMs, signal);
  const now = app.clock.now();
  const house = games.filter(({ drawn_by }) => drawn_by === 'house');
  for (let back = 0; back < backMs && !signal.aborted; back += dayMs) {
    const from = new Date(now.getTime() - back - dayMs);
    const signature = sharedSignatures();
    for (const game of house) {
      if (signal.aborted) return;
      await growOne(app, game, { from, signature, pause: () => wait(pauseMs, signal), signal });
    }
  }
}

interface GrowingOne {
  from: Date;
  signature: Signatures;
  pause: () => Promise<unknown>;
  signal: AbortSignal;
}

async function growOne(
  app: AppContext,
  game: LotteryGameRow,
  { from, signature, pause, signal }: GrowingOne,
): Promise<void> {
  const oldest = await selectOldest(app.database, game.game_code);
  if (!oldest) return;
  const planned = plannedBetween(game, from, oldest.draws_at);
  if (planned.length === 0) return;
  const draws = numberFrom(planned, Number(oldest.numero.split('-')[0]) - planned.length);
  // Only a round that no other game has asked for yet takes its time.
  const pauseAfterSigning = async () => (signature.hasJustSigned() ? pause() : undefined);
  const past = await houseDraws(game, draws, {
    now: app.clock.now(),
    signature: signature.of,
    pause: pauseAfterSigning,
    isWanted: () => !signal.aborted,
  });
  if (signal.aborted) return;
  await insertOlder(app, game.game_code, { oldest: oldest.draws_at, past });
}

function plannedBetween(
  { schedule, time_zone }: LotteryGameRow,
  from: Date,
  until: Date,
): PlannedDraw[] {
  const planned: PlannedDraw[] = [];
  if (until <= from) return planned;
  for (const draw of drawsAfter(schedule, time_zone, from)) {
    if (draw.drawsAt >= until) break;
    planned.push(draw);
  }
  return planned;
}

type Signatures = ReturnType<typeof sharedSignatures>;

/** Games that close at the same moment are drawn from the same round. */
function sharedSignatures() {
  const known = new Map<number, string>();
  let signedNow = false;
  return {
    of(round: number): string {
      const found = known.get(round);
      signedNow = found === undefined;
      const signature = found ?? signInSandbox(round);
      known.set(round, signature);
      return signature;
    },
    hasJustSigned: () => signedNow,
  };
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
