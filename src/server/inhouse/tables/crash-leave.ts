import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerOf } from '#contract/call.ts';
import type { stepRound as Call } from '#contract/inhouse.ts';
import { type CrashChoices, type CrashStep, climbedTo, crashCeiling } from '#games/crash.ts';
import type { Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { houseAccountFor } from '../house-account.ts';
import { replayableOf, replayRound, viewRound } from '../rounds/replay-round.ts';
import { goOn } from '../rounds/step-round.ts';
import { type PairRow, selectPairs } from '../seeds/seed-store.ts';
import { type RoundRow, selectRound } from '../store.ts';
import type { Hand } from './crash-waiting.ts';
import { markHandLate, wasHandLate } from './room-seat-store.ts';
import { selectTurn, shareTurn, type TurnRow } from './room-store.ts';

type Refusal = (typeof Call)['refuses'][number];

/**
 * A player cashes out: at the multiplier at which their request reached the gateway. The same request
 * twice, or from two devices, cashes out once. One that came too late gets its answer when the result is published to all: an answer
 * before that would say that it has burst, to somebody who may have another bet in it.
 */
export async function leaveFlight(
  app: AppContext,
  row: RoundRow,
  hand: Hand,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const turn = row.turn_id === null ? undefined : await selectTurn(app.database, row.turn_id);
  const [pair] = await selectPairs(app.database, [row.seed_pair_id]);
  if (!turn || !pair) return refuse('round.unknown');
  hand.turnId = turn.id;
  const { commodity } = await houseAccountFor(app);
  const seen = (round: RoundRow) => done(viewRound(app, round, pair, commodity));
  if (hasLeft(row)) return seen(row);
  const at = heightFor(row, turn.started_at, hand.arrived);
  if (at === null) return refuse(turn.state === 'over' ? 'round.over' : 'round.step');
  // Seen without a lock: hands that cannot count any more must not keep its keeper from ending it.
  if (turn.state !== 'running') return refuse('round.over');
  const step = { kind: 'leave', at } as const;
  if (!canBeMade(app, row, pair, step)) {
    await markHandLate(app.database, row.id);
    hand.end();
    await untilTold(app, turn.id);
    return refuse('round.over');
  }
  const left = await goOn(app, {
    roundId: row.id,
    after: 0,
    step,
    playerId: row.player_id,
    purse: row.purse,
    pair,
    guard: (transaction) => stillFlies(transaction, turn.id, row.id),
  });
  hand.end();
  if (left.done) return seen(left.value);
  const now = await selectRound(app.database, row.player_id, row.id);
  if (now && hasLeft(now)) return seen(now);
  if (left.code !== 'round.over' && left.code !== 'request.conflict') return left;
  await untilTold(app, turn.id);
  return refuse('round.over');
}

function canBeMade(app: AppContext, row: RoundRow, pair: PairRow, step: CrashStep): boolean {
  const replayable = replayableOf(app, row, pair);
  return replayRound({ ...replayable, steps: [step] }) !== null;
}

const lookEveryMs = 50;
/** Longer than a table that is kept needs, and than it takes another gateway to take it over. */
const mostLooks = 90;

/** Until its keeper has ended it for all. */
async function untilTold(app: AppContext, turnId: string): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const turn = await lookTogether(app, turnId);
    if (turn?.state !== 'running') return;
    await delay(lookEveryMs);
  }
}

/** However many came too late, one question is asked for all of them. */
function lookTogether(
  { database, scope }: AppContext,
  turnId: string,
): Promise<TurnRow | undefined> {
  const looks = scope.once(looksByTurn, () => new Map());
  const known = looks.get(turnId);
  if (known) return known;
  const look = selectTurn(database, turnId).finally(() => looks.delete(turnId));
  looks.set(turnId, look);
  return look;
}

const looksByTurn = slotFor<Map<string, Promise<TurnRow | undefined>>>(
  'looks at turns of crash tables',
);

/** In hundredths; null before the first of them, where there is nothing to take yet. */
function heightFor({ choices }: RoundRow, startedAt: Date | null, arrived: Date): number | null {
  if (startedAt === null) return null;
  const { leaveAt } = JSON.parse(choices) as CrashChoices;
  const at = climbedTo(arrived.getTime() - startedAt.getTime());
  return at < 101 ? null : Math.min(at, leaveAt ?? crashCeiling);
}

/**
 * Its keeper cannot end it while somebody leaves. Whose hand was too late once does not leave at another
 * gateway by a lower stamp.
 */
async function stillFlies(
  transaction: Transaction,
  turnId: string,
  roundId: string,
): Promise<'round.over' | null> {
  const turn = await shareTurn(transaction, turnId);
  if (turn?.state !== 'running') return 'round.over';
  return (await wasHandLate(transaction, roundId)) ? 'round.over' : null;
}

function hasLeft({ steps }: RoundRow): boolean {
  const [step] = JSON.parse(steps) as { kind?: string }[];
  return step?.kind === 'leave';
}
