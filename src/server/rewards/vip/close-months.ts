import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { startOfDayIn } from '#server/kernel/zoned-time.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { vipReader } from './count-vip.ts';
import { changeLevel, countedOf, giftOf, levelWith, type Programme } from './level-changes.ts';
import { monthAfter, monthBefore, monthOf } from './months.ts';
import { levelAtMonthEnd } from './standing-rules.ts';
import {
  insertGifts,
  lockStanding,
  selectMonthBets,
  selectProgramme,
  selectUnclosed,
  updateStanding,
} from './vip-store.ts';

/**
 * Closes the months that are over: whoever missed a level's figure falls one, and whoever has a level on
 * the first is given the month's gift. A run that is late closes each month by itself, in their order.
 */
export async function closeMonths(app: RewardContext): Promise<number> {
  const now = app.clock.now();
  const [published, { timeZone }] = await Promise.all([
    selectProgramme(app.database),
    selectMerchant(app.database),
  ]);
  if (!published) return 0;
  const month = monthOf(now, timeZone);
  const beganMs = now.getTime() - startOfDayIn(timeZone, month).getTime();
  if (beganMs < settlingMs) return 0;
  // The reader has to have passed midnight: what is older than the month and unread would be missed.
  if ((await readLagSeconds(app.database, vipReader)) * 1_000 >= beganMs) return 0;
  const players = await selectUnclosed(app.database, monthBefore(month), atOnce);
  for (const playerId of players) {
    await closeMonthsOf(app, playerId, { ...published, now, month });
  }
  return players.length;
}

async function closeMonthsOf(
  app: RewardContext,
  playerId: string,
  programme: Programme,
): Promise<void> {
  const { levels } = programme.terms;
  await inTransaction(app.database, async (transaction) => {
    let standing = await lockStanding(transaction, playerId);
    while (standing && monthAfter(standing.closed_month) < programme.month) {
      const month = monthAfter(standing.closed_month);
      const bets = await selectMonthBets(transaction, playerId, month);
      // Who rose while the month waited to be closed has the grace of the next, and of this one too.
      const isGrace = standing.risen_in !== null && standing.risen_in >= month;
      const earned = levelAtMonthEnd(levels, countedOf(standing), { bets, isGrace });
      if (earned !== standing.earned_level) {
        await changeLevel(app, transaction, standing, { earned, programme });
      }
      await updateStanding(transaction, playerId, { closed_month: month });
      standing = await lockStanding(transaction, playerId);
      if (!standing) continue;
      const held = levelWith(standing.earned_level, standing, programme.now);
      const level = levels[held - 1];
      if (!level) continue;
      const ref = `vip-month:${monthAfter(month).slice(0, 7)}:${playerId}`;
      const due = { kind: 'month', level: held, ref, playerId } as const;
      await insertGifts(transaction, giftOf({ ...due, now: programme.now }, level));
    }
    return done(null);
  });
}

const settlingMs = 30 * 60_000;
const atOnce = 500;
