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
import { changeGift, selectDueGifts, selectProgramme } from './vip-store.ts';
import { giftWords } from './words.ts';

export const vipBudget = 'vip';

/**
 * Grants what is due, each in a transaction of its own. Whatever a killed run leaves is found again; what stops one
 * is put off, and answered.
 */
export async function giveGifts(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  const [due, programme, { currency }] = await Promise.all([
    selectDueGifts(app.database, now, atOnce),
    selectProgramme(app.database),
    selectMerchant(app.database),
  ]);
  if (!programme) return [];
  return eachAlone(due, {
    name: ({ ref }) => `Gift ${ref}`,
    change: async (gift) => {
      const days = gift.kind === 'birthday' ? birthdayDays : programme.terms.claimDays;
      const claimBy = new Date(now.getTime() + days * dayMs);
      const outcome = await give(app, gift, { now, currency, claimBy });
      if (outcome.done) return;
      const isOver =
        outcome.code === 'account.contact-service' ||
        (await isExcluded(app.database, gift.player_id, now));
      await changeGift(
        app.database,
        gift.ref,
        // What the budget cannot pay now was promised all the same: it is given once it can.
        isOver ? { state: 'dropped' } : { try_at: triedAgainAt(now) },
      );
    },
    putOff: ({ ref }) => changeGift(app.database, ref, { try_at: triedAgainAt(now) }),
  });
}

type Due = Awaited<ReturnType<typeof selectDueGifts>>[number];

function give(
  app: RewardContext,
  { ref, player_id: playerId, kind, form, amount: text, language }: Due,
  { now, currency, claimBy }: { now: Date; currency: string; claimBy: Date },
) {
  const amount = BigInt(text);
  return inTransaction<Outcome<null, RewardRefusal | 'reward.no-budget'>>(
    app.database,
    async (transaction) => {
      const commodity = form === 'points' ? pointsCommodity : currency;
      const budget = await findBudget(transaction, { name: vipBudget, commodity });
      const made = await makeGrant(app, transaction, {
        playerId,
        source: 'vip',
        sourceRef: ref,
        form,
        amount,
        now,
        claimBy,
        remark: wordsIn(giftWords, language)[kind],
        ...(budget ? { budgetId: budget.id } : {}),
      });
      if (!made.done) return made;
      // Another gateway granted it since it was looked for.
      if (!made.value) return done(null);
      if (!budget || !(await takeBudget(transaction, budget.id, amount))) {
        return refuse('reward.no-budget');
      }
      await changeGift(transaction, ref, { state: 'granted', grant_id: made.value.id });
      return done(null);
    },
  );
}

/** Whatever the levels say of other gifts. */
const birthdayDays = 14;
const atOnce = 500;
const dayMs = 24 * 60 * 60_000;
