import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerOf } from '#contract/call.ts';
import type { stepRound as Call } from '#contract/inhouse.ts';
import { type CrashChoices, type CrashStep, climbedTo, crashCeiling } from '#games/crash.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { unsetCurrency } from '#server/system/read-site.ts';
import { replayableOf, replayRound, viewRound } from '../rounds/replay-round.ts';
import { goOn } from '../rounds/step-round.ts';
import type { SeenRound } from '../rounds/step-store.ts';
import { type RoundRow, selectRound } from '../store.ts';
import type { Hand } from './crash-waiting.ts';
import { selectTableRound, type TableRoundRow } from './room-store.ts';
import { markHandLate } from './table-bet-store.ts';

type Refusal = (typeof Call)['refuses'][number];

/**
 * A player cashes out: at the multiplier at which their request reached the gateway. The same request
 * twice, or from two devices, cashes out once. One that came too late gets its answer when the result is published to all: an answer
 * before that would say that it has burst, to somebody who may have another bet in it.
 */
export async function leaveFlight(
  app: AppContext,
  row: SeenRound,
  hand: Hand,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const { table_round_id: tableRoundId, table_state: state, table_started_at: startedAt } = row;
  if (tableRoundId === null) return refuse('round.unknown');
  hand.tableRoundId = tableRoundId;
  const seen = (round: RoundRow) => done(viewRound(app, round, row, row.currency ?? unsetCurrency));
  if (hasLeft(row)) return seen(row);
  const at = heightFor(row, startedAt, hand.arrived);
  if (at === null) return refuse(state === 'over' ? 'round.over' : 'round.step');
  // Seen without a lock: hands that cannot count any more must not keep its keeper from ending it.
  if (state !== 'running') return refuse('round.over');
  const step = { kind: 'leave', at } as const;
  if (!canBeMade(app, row, step)) {
    await markHandLate(app.database, row.id);
    hand.end();
    await untilPublished(app, tableRoundId);
    return refuse('round.over');
  }
  const request = { roundId: row.id, after: 0, step, playerId: row.player_id, isHand: true };
  const left = await goOn(app, request);
  hand.end();
  if (left.done) return left;
  const now = await selectRound(app.database, row.player_id, row.id);
  if (now && hasLeft(now)) return seen(now);
  if (left.code !== 'round.over' && left.code !== 'request.conflict') return left;
  await untilPublished(app, tableRoundId);
  return refuse('round.over');
}

function canBeMade(app: AppContext, row: SeenRound, step: CrashStep): boolean {
  const replayable = replayableOf(app, row, row);
  return replayRound({ ...replayable, steps: [step] }) !== null;
}

const lookEveryMs = 50;
/** Longer than a table that is kept needs, and than it takes another gateway to take it over. */
const mostLooks = 90;

/** Until its keeper has ended it for all. */
async function untilPublished(app: AppContext, tableRoundId: string): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const round = await lookTogether(app, tableRoundId);
    if (round?.state !== 'running') return;
    await delay(lookEveryMs);
  }
}

/** However many came too late, one question is asked for all of them. */
function lookTogether(
  { database, scope }: AppContext,
  tableRoundId: string,
): Promise<TableRoundRow | undefined> {
  const looks = scope.once(looksByTableRound, () => new Map());
  const known = looks.get(tableRoundId);
  if (known) return known;
  const look = selectTableRound(database, tableRoundId).finally(() => looks.delete(tableRoundId));
  looks.set(tableRoundId, look);
  return look;
}

const looksByTableRound = slotFor<Map<string, Promise<TableRoundRow | undefined>>>(
  'looks at rounds of crash tables',
);

/** In hundredths; null before the first of them, where there is nothing to take yet. */
function heightFor({ choices }: RoundRow, startedAt: Date | null, arrived: Date): number | null {
  if (startedAt === null) return null;
  const { leaveAt } = JSON.parse(choices) as CrashChoices;
  const at = climbedTo(arrived.getTime() - startedAt.getTime());
  return at < 101 ? null : Math.min(at, leaveAt ?? crashCeiling);
}

function hasLeft({ steps }: RoundRow): boolean {
  const [step] = JSON.parse(steps) as { kind?: string }[];
  return step?.kind === 'leave';
}
