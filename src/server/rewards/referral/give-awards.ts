import { wordsIn } from '#contract/languages.ts';
import { pointsCommodity } from '#contract/money.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { eachAlone, triedAgainAt } from '../each-alone.ts';
import { findBudget, takeBudget } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import type { RewardRefusal } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import { isExcluded } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { changeAward, selectDueAwards } from './award-store.ts';
import { selectTerms } from './referral-store.ts';
import { awardWords } from './words.ts';

export const referralBudget = 'referral';

/**
 * Grants what is due, each in a transaction of its own. Whatever a killed run leaves is found again; what stops one
 * is put off, and answered.
 */
export async function giveAwards(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  const due = await selectDueAwards(app.database, now, atOnce);
  if (due.length === 0) return [];
  const { currency } = await selectMerchant(app.database);
  const terms = await selectTerms(app.database);
  return eachAlone(due, {
    name: ({ ref }) => `Award ${ref}`,
    change: async (award) => {
      // As was said to the friend when they came.
      const days = terms.get(award.version)?.claimDays ?? 30;
      const claimBy = new Date(now.getTime() + days * dayMs);
      const outcome = await give(app, award, { now, currency, claimBy });
      if (outcome.done) return;
      const isOver =
        outcome.code === 'account.contact-service' ||
        (await isExcluded(app.database, award.player_id, now));
      await changeAward(
        app.database,
        award.ref,
        // What the budget cannot pay now was promised all the same: it is given once it can.
        isOver ? { state: 'dropped' } : { try_at: triedAgainAt(now) },
      );
    },
    putOff: ({ ref }) => changeAward(app.database, ref, { try_at: triedAgainAt(now) }),
  });
}

type Due = Awaited<ReturnType<typeof selectDueAwards>>[number];

function give(
  app: RewardContext,
  { ref, player_id: playerId, friend_id: friendId, form, amount: text, language }: Due,
  { now, currency, claimBy }: { now: Date; currency: string; claimBy: Date },
) {
  const amount = BigInt(text);
  return inTransaction<Outcome<null, RewardRefusal | 'reward.no-budget'>>(
    app.database,
    async (transaction) => {
      const commodity = form === 'points' ? pointsCommodity : currency;
      const budget = await findBudget(transaction, { name: referralBudget, commodity });
      const words = wordsIn(awardWords, language);
      const made = await makeGrant(app, transaction, {
        playerId,
        source: 'referral',
        sourceRef: ref,
        form,
        amount,
        now,
        claimBy,
        remark: playerId === friendId ? words.friend : words.inviter,
        ...(budget ? { budgetId: budget.id } : {}),
      });
      if (!made.done) return made;
      // Another gateway granted it since it was looked for.
      if (!made.value) return done(null);
      if (!budget || !(await takeBudget(transaction, budget.id, amount))) {
        return refuse('reward.no-budget');
      }
      await changeAward(transaction, ref, { state: 'granted', grant_id: made.value.id });
      return done(null);
    },
  );
}

const atOnce = 500;
const dayMs = 24 * 60 * 60_000;
