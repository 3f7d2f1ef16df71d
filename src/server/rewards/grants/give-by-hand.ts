import { randomUUID } from 'node:crypto';
import type { RewardForm } from '#contract/rewards.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { mayOffer, type OfferRefusal } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { findPlayerId } from '../player-store.ts';
import { selectRule } from '../points/points-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { lockGiver, pointsGivenBy } from './giver-store.ts';
import type { GrantRow } from './grant-store.ts';
import { makeGrant } from './make-grant.ts';

interface Gift {
  account: string;
  form: RewardForm;
  amount: bigint;
  /** The player reads it. */
  reason: string;
  days: number;
}
type GivenGrant = Outcome<GrantRow, OfferRefusal | 'reward.unknown'>;

/**
 * A gift of an operator's. Points up to the merchant's line can be claimed at once, all that the operator gave on the
 * merchant's day counted; more of them, and any money, waits for a second person.
 */
export function giveByHand(app: RewardContext, gift: Gift, actor: Actor): Promise<GivenGrant> {
  const { account, form, amount, reason, days } = gift;
  const sourceRef = randomUUID();
  return inTransaction<GivenGrant>(app.database, async (transaction) => {
    const playerId = await findPlayerId(transaction, account);
    if (playerId === undefined) return refuse('reward.unknown');
    const now = app.clock.now();
    // A gift is an offer as well: it is given to nobody who is to be left in peace.
    const refused = await mayOffer(transaction, { playerId, now });
    if (refused) return refused;
    const line = BigInt((await selectRule(transaction, now))?.two_people_above ?? 0);
    const { timeZone } = await selectMerchant(transaction);
    const since = startOfDayIn(timeZone, dayIn(timeZone, now));
    await lockGiver(transaction, actor.name);
    const given = await pointsGivenBy(transaction, { name: actor.name, since });
    const made = await makeGrant(app, transaction, {
      playerId,
      source: 'gift',
      sourceRef,
      form,
      amount,
      now,
      claimBy: new Date(now.getTime() + days * dayMs),
      remark: reason,
      givenBy: actor.name,
      isWaiting: form === 'cash' || isUnnamed(actor) || given + amount > line,
    });
    if (!made.done) return made;
    if (!made.value) throw new Error('A new number was used before.');
    await writeAudit(transaction, actor, 'reward.give', `reward:${made.value.id}`, {
      form,
      amount: String(amount),
      reason,
    });
    return done(made.value);
  });
}

const dayMs = 86_400_000;
