import { pointsCommodity } from '#contract/money.ts';
import type { GrantForm, RewardSource } from '#contract/rewards.ts';
import type { Transaction } from '#server/db/open.ts';
import { done, type Outcome } from '#server/kernel/answer.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { mayReward, type RewardRefusal } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { noteDoubts, setWaiting } from './doubt-store.ts';
import { type GrantRow, insertGrant } from './grant-store.ts';
import { payGrant } from './pay-grant.ts';

export interface NewReward {
  playerId: string;
  source: RewardSource;
  /** With the source the natural key: whatever asks twice makes one grant. */
  sourceRef: string;
  form: GrantForm;
  amount: bigint;
  now: Date;
  claimBy?: Date | null;
  /** What it was taken out of before, with `takeBudget`. */
  budgetId?: string;
  remark?: string | null;
  givenBy?: string;
  /** An operator has to approve it before it can be claimed. */
  isWaiting?: boolean;
  /** Money that was earned before: a break that runs keeps nobody from it, and asks for no claim. */
  isEarned?: boolean;
}

/** Null where this source has made it before: jobs, taps and retries may run any number of times. */
export async function makeGrant(
  { events }: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  reward: NewReward,
): Promise<Outcome<GrantRow | null, RewardRefusal>> {
  const { playerId, form, now } = reward;
  const refused = await mayReward(transaction, { playerId, now, isEarned: reward.isEarned });
  if (refused) return refused;
  const { currency } = await selectMerchant(transaction);
  const made = await insertGrant(transaction, {
    player_id: playerId,
    source: reward.source,
    source_ref: reward.sourceRef,
    form,
    amount: String(reward.amount),
    commodity: form === 'points' ? pointsCommodity : currency,
    state: reward.isWaiting ? 'waiting' : 'claimable',
    remark: reward.remark ?? null,
    given_by: reward.givenBy ?? null,
    budget_id: reward.budgetId ?? null,
    claim_by: reward.claimBy ?? null,
    granted_at: now,
  });
  if (!made) return done(null);
  if (await isDoubted(transaction, made, now)) {
    await tellWaiting({ events }, transaction, made);
    return done(await setWaiting(transaction, made.id));
  }
  await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  if (!reward.isEarned || !(await isOnBreak(transaction, { playerId, now }))) return done(made);
  const paying = { id: made.id, actor: 'machine', now, reason: 'break' };
  return done((await payGrant({ events }, transaction, paying)) ?? made);
}

/** Money only: a household that shares a device earns its points without anybody's leave. */
async function isDoubted(transaction: Transaction, grant: GrantRow, now: Date): Promise<boolean> {
  if (grant.form === 'points' || grant.state !== 'claimable') return false;
  // A person of the house has decided these already.
  if (grant.source === 'gift' || grant.source === 'activity') return false;
  return noteDoubts(transaction, grant, now);
}

async function tellWaiting(
  { events }: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { id, player_id: playerId, amount, commodity: currency }: GrantRow,
): Promise<void> {
  await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  await notifyPlayer({ events }, transaction, {
    ...{ playerId, template: 'reward.waits', values: { amount, currency } },
    ...{ link: '/member/rewardCenter', about: `reward:${id}` },
  });
}
