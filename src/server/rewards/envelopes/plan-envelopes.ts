import { shiftDay } from '#contract/days.ts';
import type { EnvelopeTerms } from '#contract/envelope-terms.ts';
import { pointsCommodity } from '#contract/money.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { dayIn, momentIn } from '#server/kernel/zoned-time.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { setBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import {
  endPlan,
  returnLeft,
  selectNewest,
  selectPlans,
  selectUnsettled,
  upsertPlan,
} from './envelope-store.ts';
import { budgetNameOf, makeEnvelope } from './make-envelope.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** The job that makes envelopes ahead and returns what nobody took; planned by the schema. */
export const envelopeSweepKind = 'envelopes-sweep';

export function sweepEnvelopes(app: AppContext): JobHandler {
  return async ({ now }) => {
    await makeAhead(app);
    await settleEnvelopes(app);
    return { again: new Date(now.getTime() + everyMs) };
  };
}

/** Envelopes of the next day and a half: whoever wants to can note their hashes before they open. */
async function makeAhead(app: App): Promise<void> {
  const now = app.clock.now();
  const { timeZone } = await selectMerchant(app.database);
  for (const { terms, ended_at: ended } of await selectPlans(app.database)) {
    if (ended !== null) continue;
    for (const window of windowsOf(terms, { now, zone: timeZone })) {
      const made = await makeEnvelope(app, terms, window);
      // Without a budget the day has no envelope; the next version of the plan may have one.
      if (!made.done) break;
    }
  }
}

/** What begins within a day and a half, and is not over. */
export function windowsOf(
  { when }: Pick<EnvelopeTerms, 'when'>,
  { now, zone }: { now: Date; zone: string },
): { beginsAt: Date; endsAt: Date }[] {
  const all =
    when.every === 'once'
      ? [{ beginsAt: new Date(when.from), endsAt: new Date(when.to) }]
      : [0, 1].flatMap((ahead) => {
          const day = shiftDay(dayIn(zone, now), ahead);
          return when.at.map((time) => {
            const beginsAt = momentIn(zone, day, time);
            return { beginsAt, endsAt: new Date(beginsAt.getTime() + when.minutes * minuteMs) };
          });
        });
  const latest = now.getTime() + aheadMs;
  return all.filter(({ beginsAt, endsAt }) => endsAt > now && beginsAt.getTime() < latest);
}

/** A while after the end, so that whoever tapped in time is through. */
export async function settleEnvelopes({ database, clock }: App): Promise<void> {
  const now = clock.now();
  for (const { id } of await selectUnsettled(database, new Date(now.getTime() - settledAfterMs))) {
    await inTransaction(database, async (transaction) => {
      await returnLeft(transaction, { id, now });
      return done(null);
    });
  }
}

/** A changed plan holds for envelopes that are not made yet. */
export async function publishEnvelope(app: App, terms: EnvelopeTerms, actor: Actor): Promise<void> {
  const { currency } = await selectMerchant(app.database);
  await inTransaction(app.database, async (transaction) => {
    await upsertPlan(transaction, terms, app.clock.now());
    await setBudget(transaction, {
      name: budgetNameOf(terms.code),
      commodity: terms.form === 'points' ? pointsCommodity : currency,
      cap: BigInt(terms.budget),
    });
    await writeAudit(transaction, actor, 'envelope.publish', `envelope:${terms.code}`, {});
    return done(null);
  });
  await makeAhead(app);
}

/** No further envelope is made; those that are made open as they were announced. False where none runs. */
export async function pauseEnvelope(app: App, code: string, actor: Actor): Promise<boolean> {
  let isEnded = false;
  await inTransaction(app.database, async (transaction) => {
    isEnded = await endPlan(transaction, code, app.clock.now());
    if (isEnded) await writeAudit(transaction, actor, 'envelope.pause', `envelope:${code}`, {});
    return done(null);
  });
  return isEnded;
}

export async function listEnvelopes({ database }: Pick<App, 'database'>) {
  const [plans, newest] = await Promise.all([selectPlans(database), selectNewest(database)]);
  return { plans, newest };
}

const minuteMs = 60_000;
const everyMs = 60_000;
const settledAfterMs = 60_000;
const aheadMs = 36 * 60 * minuteMs;
