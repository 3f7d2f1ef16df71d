import type { AnswerOf } from '#contract/call.ts';
import type { leaveMission as LeaveCall } from '#contract/missions.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectRuns } from './mission-store.ts';
import { endOf } from './offer-days.ts';
import { lockJoined, markLeft, selectBreaksOf } from './progress-store.ts';

type LeaveOutcome = Outcome<AnswerOf<typeof LeaveCall>, (typeof LeaveCall)['refuses'][number]>;

/**
 * Possible at any moment, also in a break. What was settled before still counts and what it reached stays the player's;
 * what comes later counts for other offers. A budget is taken as a reward is granted, so leaving frees none.
 */
export function leaveMission(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  code: string,
  { id: playerId }: Player,
): Promise<LeaveOutcome> {
  return inTransaction<LeaveOutcome>(database, async (transaction) => {
    const now = clock.now();
    const run = (await selectRuns(transaction, now, now)).find((one) => one.code === code);
    if (run?.terms.kind !== 'goals') return refuse('mission.unknown');
    const joined = await lockJoined(transaction, { runId: run.id, playerId });
    if (!joined) return refuse('mission.not-joined');
    const left = (at: Date) => done({ leftAt: at.toISOString() });
    // A second tap changes nothing.
    if (joined.leftAt) return left(joined.leftAt);
    const breaks = await selectBreaksOf(transaction, [playerId]);
    if (endOf(run.terms, { ...joined, endsAt: run.ends_at, breaks }) <= now) {
      return refuse('mission.unknown');
    }
    await markLeft(transaction, { runId: run.id, playerId, now });
    return left(now);
  });
}
