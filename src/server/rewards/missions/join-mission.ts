import type { AnswerOf } from '#contract/call.ts';
import type { joinMission as JoinCall } from '#contract/missions.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayReward } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import { insertJoined } from './progress-store.ts';
import { openFinder } from './run-of.ts';

type Joined = Outcome<AnswerOf<typeof JoinCall>, (typeof JoinCall)['refuses'][number]>;

/** A second tap changes nothing: whoever joined stays joined since then. */
export function joinMission(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  code: string,
  player: Player,
): Promise<Joined> {
  return inTransaction<Joined>(database, async (transaction) => {
    const now = clock.now();
    const refused = await mayReward(transaction, { playerId: player.id, now });
    if (refused) return refused;
    const { timeZone: zone } = await selectMerchant(transaction);
    const finder = await openFinder(transaction, { from: now, to: now, zone });
    if (!finder.codes.includes(code)) return refuse('mission.unknown');
    const run = await finder.runAt(code, now);
    if (run?.terms.kind !== 'goals' || run.terms.joining !== 'tap') {
      return refuse('mission.not-now');
    }
    await insertJoined(transaction, { runId: run.id, playerId: player.id, now });
    return done({ status: 'Joined' as const });
  });
}
