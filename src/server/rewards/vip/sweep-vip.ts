import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { findBirthdays } from './birthdays.ts';
import { closeMonths } from './close-months.ts';
import { giveGifts } from './give-gifts.ts';
import { changeLevel, countedOf } from './level-changes.ts';
import { monthOf } from './months.ts';
import { levelAfter } from './standing-rules.ts';
import { lockStanding, selectOutdated, selectProgramme, updateStanding } from './vip-store.ts';

/** The job of what comes by the calendar; planned by the schema. */
export const vipSweepKind = 'vip-sweep';

export function sweepVip(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const closed = await closeMonths(app);
    const judged = await judgeAgain(app);
    await findBirthdays(app);
    for (const fault of await giveGifts(app)) onFault(fault);
    const isBehind = closed + judged > 0;
    return { again: new Date(now.getTime() + (isBehind ? 0 : everyMs)) };
  };
}

/** Of those whose lift is over, or who stand by an earlier version of the levels. */
export async function judgeAgain(app: RewardContext): Promise<number> {
  const now = app.clock.now();
  const [published, { timeZone }] = await Promise.all([
    selectProgramme(app.database),
    selectMerchant(app.database),
  ]);
  if (!published) return 0;
  const { version } = published;
  const programme = { ...published, now, month: monthOf(now, timeZone) };
  const players = await selectOutdated(app.database, { version, now, atMost: atOnce });
  for (const playerId of players) {
    await inTransaction(app.database, async (transaction) => {
      const standing = await lockStanding(transaction, playerId);
      if (!standing) return done(null);
      const isOver = standing.lifted_until !== null && standing.lifted_until <= now;
      const noLift = { lifted_level: null, lifted_until: null, lift_reason: null };
      if (isOver) await updateStanding(transaction, playerId, noLift);
      const earned = Math.min(
        levelAfter(published.terms.levels, countedOf(standing), []),
        published.terms.levels.length,
      );
      await changeLevel(app, transaction, isOver ? { ...standing, ...noLift } : standing, {
        earned,
        programme,
      });
      return done(null);
    });
  }
  return players.length;
}

const everyMs = 60_000;
const atOnce = 500;
