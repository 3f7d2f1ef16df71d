import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { monthOf } from '../vip/months.ts';
import { insertAwards } from './award-store.ts';
import {
  countReleased,
  lockReferral,
  selectDone,
  selectTerms,
  updateReferral,
} from './referral-store.ts';
import { refuseSamePerson } from './refuse-same-person.ts';
import { awardsOf, isDone } from './stages.ts';

/**
 * Friends who did everything count, in their order, as far as the inviter's month has room; the others are
 * found again on the first of the next.
 */
export async function releaseFriends(app: RewardContext): Promise<void> {
  const { timeZone } = await selectMerchant(app.database);
  const now = app.clock.now();
  const month = monthOf(now, timeZone);
  const waiting = await selectDone(app.database, { month, atMost: atOnce });
  if (waiting.length === 0) return;
  const allTerms = await selectTerms(app.database);
  for (const { playerId, referrerId } of waiting) {
    await inTransaction(app.database, async (transaction) => {
      // Two friends of one inviter are judged one after the other.
      await lockPlayer(transaction, referrerId);
      const friend = await lockReferral(transaction, playerId);
      const terms = friend && allTerms.get(friend.terms_version);
      if (!friend || !terms || friend.released_month !== null) return done(null);
      // While they waited, a deposit may have gone back or a bet may have been undone.
      if (friend.concern_at !== null || !isDone(friend, terms)) return done(null);
      if (await refuseSamePerson(transaction, friend)) return done(null);
      if ((await countReleased(transaction, referrerId, month)) >= terms.friendsPerMonth) {
        return done(null);
      }
      await updateReferral(transaction, playerId, { released_month: month });
      await insertAwards(transaction, awardsOf(friend, 'played', { terms, now }));
      return done(null);
    });
  }
}

const atOnce = 500;
