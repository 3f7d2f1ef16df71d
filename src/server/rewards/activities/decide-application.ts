import type { ActivityReason, ActivityTerms } from '#contract/activities.ts';
import { wordsIn } from '#contract/languages.ts';
import { pointsCommodity } from '#contract/money.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { findBudget, setBudget, takeBudget, takeDay } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import type { RewardRefusal } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import { lockPerson } from '../offers-in-play-store.ts';
import { isHadAsAnother } from '../one-person-store.ts';
import { selectPlayerLanguage } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import {
  type ApplicationRow,
  findActivity,
  lockApplication,
  selectWaiting,
  updateApplication,
  upsertActivity,
} from './activity-store.ts';

type Decided = Outcome<
  ApplicationRow,
  | RewardRefusal
  | 'activity.unknown'
  | 'activity.not-now'
  | 'activity.amount'
  | 'reward.same-person'
  | 'reward.no-budget'
  | 'reward.other-account'
  | 'activity.day-full'
>;

/** A changed definition holds for applications that come after; its budget for all of them. */
export async function publishActivity(
  { database, clock }: Pick<RewardContext, 'database' | 'clock'>,
  terms: ActivityTerms,
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await upsertActivity(transaction, terms, clock.now());
    const { currency } = await selectMerchant(transaction);
    await setBudget(transaction, { ...budgetOf(terms, currency), cap: BigInt(terms.budget) });
    await writeAudit(transaction, actor, 'activity.publish', `activity:${terms.code}`, {});
    return done(null);
  });
}

/** As it stands; undefined where there is none yet. */
export function activityNow({ database }: Pick<RewardContext, 'database'>, code: string) {
  return findActivity(database, code);
}

export function listApplications({ database }: Pick<RewardContext, 'database'>) {
  return selectWaiting(database);
}

/** The player reads that somebody looks at it. */
export function takeApplication(app: RewardContext, id: string, actor: Actor): Promise<Decided> {
  return inTransaction<Decided>(app.database, async (transaction) => {
    const found = await lockApplication(transaction, id);
    if (!found) return refuse('activity.unknown');
    if (found.state !== 'Applying') return refuse('activity.not-now');
    await writeAudit(transaction, actor, 'activity.take', `application:${id}`, {});
    return done(
      await updateApplication(transaction, id, { state: 'Process', taken_by: actor.name }),
    );
  });
}

/** Within the activity's range; above its line two people with names say the same amount. */
export function issueApplication(
  app: RewardContext,
  { id, amount: given }: { id: string; amount: bigint | null },
  actor: Actor,
): Promise<Decided> {
  return inTransaction<Decided>(app.database, async (transaction) => {
    const found = await lockApplication(transaction, id);
    const activity = found && (await findActivity(transaction, found.activity));
    if (!found || !activity) return refuse('activity.unknown');
    if (found.decided_at !== null) return refuse('activity.not-now');
    const { terms } = activity;
    const amount = given ?? BigInt(found.amount ?? terms.atLeast);
    if (amount < BigInt(terms.atLeast) || amount > BigInt(terms.atMost))
      return refuse('activity.amount');
    const needsTwo = amount > BigInt(terms.twoPeopleAbove);
    const isSecond = found.first_approver !== null && found.amount === String(amount);
    if (needsTwo && (isUnnamed(actor) || (isSecond && found.first_approver === actor.name))) {
      return refuse('reward.same-person');
    }
    const detail = { amount: String(amount) };
    await writeAudit(transaction, actor, 'activity.issue', `application:${id}`, detail);
    if (needsTwo && !isSecond) {
      return done(
        await updateApplication(transaction, id, {
          state: 'Process',
          first_approver: actor.name,
          amount: String(amount),
        }),
      );
    }
    return grant(app, transaction, { found, terms, amount });
  });
}

async function grant(
  app: RewardContext,
  transaction: Parameters<typeof updateApplication>[0],
  { found, terms, amount }: { found: ApplicationRow; terms: ActivityTerms; amount: bigint },
): Promise<Decided> {
  const now = app.clock.now();
  const { currency, timeZone } = await selectMerchant(transaction);
  const budget = await findBudget(transaction, budgetOf(terms, currency));
  const language = await selectPlayerLanguage(transaction, found.player_id);
  const made = await makeGrant(app, transaction, {
    playerId: found.player_id,
    source: 'activity',
    sourceRef: found.id,
    form: terms.form,
    amount,
    now,
    claimBy: new Date(now.getTime() + terms.claimDays * dayMs),
    remark: wordsIn(terms.title, language).slice(0, 300),
    ...(budget ? { budgetId: budget.id } : {}),
  });
  if (!made.done) return made;
  if (!made.value) return refuse('activity.not-now');
  await lockPerson(transaction, found.player_id);
  if (await isHadAsAnother(transaction, made.value.id, ['waiting', 'claimable', 'claimed'])) {
    return refuse('reward.other-account');
  }
  if (!budget || !(await takeBudget(transaction, budget.id, amount))) {
    return refuse('reward.no-budget');
  }
  const cap = BigInt(terms.perDay ?? terms.budget);
  const today = { budgetId: budget.id, day: dayIn(timeZone, now), cap, amount };
  if (!(await takeDay(transaction, today))) return refuse('activity.day-full');
  return done(
    await updateApplication(transaction, found.id, {
      state: 'Issued',
      decided_at: now,
      amount: String(amount),
      grant_id: made.value.id,
    }),
  );
}

/** The player reads the reason, and the note beside it. */
export function rejectApplication(
  app: RewardContext,
  { id, reason, note }: { id: string; reason: ActivityReason; note: string | null },
  actor: Actor,
): Promise<Decided> {
  return inTransaction<Decided>(app.database, async (transaction) => {
    const found = await lockApplication(transaction, id);
    if (!found) return refuse('activity.unknown');
    if (found.decided_at !== null) return refuse('activity.not-now');
    const decided_at = app.clock.now();
    await writeAudit(transaction, actor, 'activity.reject', `application:${id}`, { reason });
    const { player_id: playerId } = found;
    await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
    return done(
      await updateApplication(transaction, id, { state: 'Rejected', decided_at, reason, note }),
    );
  });
}

function budgetOf({ code, form }: ActivityTerms, currency: string) {
  return { name: `activity:${code}`, commodity: form === 'points' ? pointsCommodity : currency };
}

const dayMs = 24 * 60 * 60_000;
