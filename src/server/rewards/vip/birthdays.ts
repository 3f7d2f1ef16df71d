import { shiftDay } from '#contract/days.ts';
import { inTransaction } from '#server/db/open.ts';
import { unlockDetails } from '#server/identity-documents/locked-details.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import { selectMerchant } from '../merchant-store.ts';
import { giftOf } from './level-changes.ts';
import {
  insertGifts,
  lockBirthdays,
  moveBirthdays,
  selectChecked,
  selectProgramme,
} from './vip-store.ts';

/**
 * Gifts for birthdays since the last day that was looked at, by the merchant's calendar. The date is that
 * of the checked papers: one that anybody may type would make a birthday of every day.
 */
export async function findBirthdays(
  app: Pick<AppContext, 'database' | 'clock' | 'vault'>,
): Promise<void> {
  const now = app.clock.now();
  const [programme, { timeZone }] = await Promise.all([
    selectProgramme(app.database),
    selectMerchant(app.database),
  ]);
  if (!programme?.terms.levels.some(({ gifts }) => gifts.birthday)) return;
  const { levels } = programme.terms;
  const today = dayIn(timeZone, now);
  await inTransaction(app.database, async (transaction) => {
    const through = await lockBirthdays(transaction, shiftDay(today, -1));
    const days = daysFrom(through, today);
    if (days.length === 0) return done(null);
    let after = '0';
    for (;;) {
      const members = await selectChecked(transaction, after, atOnce);
      const gifts = members.flatMap(({ playerId, level, locked }) => {
        const { birthday } = unlockDetails(app, playerId, locked);
        const terms = levels[level - 1];
        const day = days.find((one) => isBirthday(birthday, one));
        if (day === undefined || !terms) return [];
        const ref = `birthday:${day.slice(0, 4)}:${playerId}`;
        return giftOf({ kind: 'birthday', level, ref, playerId, now }, terms);
      });
      await insertGifts(transaction, gifts);
      const last = members.at(-1);
      if (!last || members.length < atOnce) break;
      after = last.playerId;
    }
    await moveBirthdays(transaction, today);
    return done(null);
  });
}

/** Who was born on 29 February has it on the 28th in years without one. */
export function isBirthday(birthday: string, day: string): boolean {
  const asBorn = birthday.slice(5);
  const shown = day.slice(5);
  if (asBorn !== '02-29' || shown !== '02-28') return asBorn === shown;
  return shiftDay(day, 1).slice(5) !== '02-29';
}

/** After one day up to another, at most as many as a gift could have been claimed. */
function daysFrom(through: string, today: string): string[] {
  const days: string[] = [];
  for (let day = today; day > through && days.length < daysLookedBack; day = shiftDay(day, -1)) {
    days.unshift(day);
  }
  return days;
}

const daysLookedBack = 14;
const atOnce = 500;
