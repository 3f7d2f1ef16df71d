import { wordsIn } from '#contract/languages.ts';
import { pointsCommodity } from '#contract/money.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { eachAlone, triedAgainAt } from '../each-alone.ts';
import { findBudget, takeBudget } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import type { RewardRefusal } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import { lockPerson } from '../offers-in-play-store.ts';
import { isAwardedAsAnother } from '../one-person-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { changeAward, selectEarned } from './award-store.ts';

/** What a mission gives is taken out of the budget with this name. */
export function budgetNameOf(code: string): string {
  return `mission:${code}`;
}

/**
 * Grants what was earned, each in a transaction of its own. Whatever a killed run leaves is found again; what stops
 * one is put off, and answered.
 */
export async function grantEarned(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  const { currency } = await selectMerchant(app.database);
  const earned = await selectEarned(app.database, now, atOnce);
  return eachAlone(earned, {
    name: ({ run_id: run, player_id: player, stage }) =>
      `What player ${player} earned in mission run ${run}, stage ${stage},`,
    change: async (award) => {
      const outcome = await grant(app, award, { now, currency });
      if (outcome.done) return;
      await changeAward(
        app.database,
        award,
        isLost(outcome.code) ? { state: lostFor[outcome.code] } : { try_at: triedAgainAt(now) },
      );
    },
    putOff: (award) => changeAward(app.database, award, { try_at: triedAgainAt(now) }),
  });
}

/** What ends an award for good, and the state in which it ends. */
const lostFor = {
  'reward.no-budget': 'no-budget',
  'mission.not-for-you': 'other-account',
} as const;
type Lost = keyof typeof lostFor;

function isLost(code: RewardRefusal | Lost): code is Lost {
  return code in lostFor;
}

type Earned = Awaited<ReturnType<typeof selectEarned>>[number];

function grant(
  app: RewardContext,
  award: Earned,
  { now, currency }: { now: Date; currency: string },
) {
  const { run_id: runId, player_id: playerId, stage, form, terms, language } = award;
  const amount = BigInt(award.amount);
  return inTransaction<Outcome<null, RewardRefusal | Lost>>(app.database, async (transaction) => {
    const commodity = form === 'points' ? pointsCommodity : currency;
    const budget = await findBudget(transaction, { name: budgetNameOf(terms.code), commodity });
    const made = await makeGrant(app, transaction, {
      playerId,
      source: terms.kind === 'board' ? 'board' : 'mission',
      sourceRef: `${runId}:${playerId}:${stage}`,
      form,
      amount,
      now,
      claimBy: new Date(now.getTime() + terms.claimDays * dayMs),
      remark: wordsIn(terms.title, language),
      ...(budget ? { budgetId: budget.id } : {}),
    });
    if (!made.done) return made;
    // Another gateway granted it since it was looked for.
    if (!made.value) return done(null);
    const isBoard = terms.kind === 'board';
    await lockPerson(transaction, playerId);
    if (await isAwardedAsAnother(transaction, { runId, playerId, stage: isBoard ? null : stage })) {
      return refuse('mission.not-for-you');
    }
    if (!budget || !(await takeBudget(transaction, budget.id, amount))) {
      return refuse('reward.no-budget');
    }
    await changeAward(transaction, award, { state: 'granted', grant_id: made.value.id });
    return done(null);
  });
}

const atOnce = 500;
const dayMs = 24 * 60 * 60_000;
