import { applicationsAtMost, type applyActivity } from '#contract/activities.ts';
import type { Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { mayOffer } from '../may-offer.ts';
import { type ActivityRow, findActivity, selectOwnApplications } from './activity-store.ts';

type Refusal = (typeof applyActivity)['refuses'][number];

/** Whether a player may apply now; their row stays locked, so that two applications come one after the other. */
export async function mayApply(
  transaction: Transaction,
  { code, playerId, now }: { code: string; playerId: string; now: Date },
): Promise<Outcome<ActivityRow, Refusal>> {
  const refused = await mayOffer(transaction, { playerId, now });
  if (refused) return refused;
  const activity = await findActivity(transaction, code);
  if (!activity) return refuse('activity.unknown');
  const { from, to } = activity.terms;
  if (now < new Date(from) || now >= new Date(to)) return refuse('activity.closed');
  const earlier = await selectOwnApplications(transaction, playerId, code);
  if (earlier.some(({ state }) => state !== 'Rejected')) return refuse('activity.open');
  return earlier.length < applicationsAtMost ? done(activity) : refuse('activity.too-often');
}
