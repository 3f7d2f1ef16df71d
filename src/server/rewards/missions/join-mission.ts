import type { AnswerOf } from '#contract/call.ts';
import type { joinMission as JoinCall } from '#contract/missions.ts';
import { inTransaction } from '#server/db/open.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayReward } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import { joinableUntil } from './offer-days.ts';
import { hasDeposited, hasJoined, insertJoined } from './progress-store.ts';
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
    if (now >= joinableUntil(run.terms, run.ends_at)) return refuse('mission.not-now');
    if (run.terms.offer?.audience === 'first-deposit') {
      if ((await kycStanding(transaction, player.id)) !== 'approved') return refuse('kyc.missing');
      const isIn = await hasJoined(transaction, { runId: run.id, playerId: player.id });
      if (!isIn && (await hasDeposited(transaction, player.id)))
        return refuse('mission.not-for-you');
    }
    await insertJoined(transaction, { runId: run.id, playerId: player.id, now });
    return done({ status: 'Joined' as const });
  });
}
