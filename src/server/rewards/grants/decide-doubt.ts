import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { dropWaiting } from '../bonus/bonus-store.ts';
import { mayOffer, type OfferRefusal } from '../may-offer.ts';
import { mayReward } from '../may-reward.ts';
import type { RewardContext } from '../reward-context.ts';
import { doByTwo } from '../two-people.ts';
import {
  type DoubtedGrant,
  findDoubted,
  selectDoubted,
  setReleased,
  settleDoubts,
} from './doubt-store.ts';
import { changeState, type GrantRow } from './grant-store.ts';

type Refusal = 'reward.unknown' | 'reward.over' | 'reward.same-person' | OfferRefusal;
type Released = Outcome<'waits' | 'released', Refusal>;
type Refused = Outcome<GrantRow, 'reward.unknown' | 'reward.over' | 'reward.same-person'>;

/** What waits because another account resembles its player's, with what they share. */
export function listDoubted({ database }: Pick<RewardContext, 'database'>) {
  return selectDoubted(database, atOnce);
}

/**
 * The two accounts are two people: the reward can be claimed, and the days that it waited are added. All that waits
 * here is money, so two operators with names say it (console, four eyes).
 */
export async function releaseDoubted(
  app: RewardContext,
  id: string,
  actor: Actor,
): Promise<Released> {
  return inTransaction<Released>(app.database, async (transaction) => {
    const within = { ...app, database: transaction };
    const grant = await findDoubted(transaction, id);
    if (!grant) return refuse('reward.unknown');
    const refused = await barOf(transaction, grant, app.clock.now());
    if (refused) return refused;
    const agreed = await doByTwo(
      within,
      {
        subject: `reward-doubt:${id}`,
        definition: { id, release: true },
        standing: async () => grant.others,
        carryOut: () => release(app, transaction, { grant, actor }),
      },
      actor,
    );
    if (!agreed.done) return agreed;
    if (agreed.value.state !== 'agreed') return done('waits');
    return agreed.value.value ? done('released') : refuse('reward.over');
  });
}

/** A bonus is an offer, and given to nobody who is to be left in peace; anything else was earned. */
function barOf(
  transaction: Parameters<typeof mayOffer>[0],
  { player_id: playerId, form }: GrantRow,
  now: Date,
) {
  return form === 'bonus-funds'
    ? mayOffer(transaction, { playerId, now })
    : mayReward(transaction, { playerId, now, isEarned: true });
}

async function release(
  app: RewardContext,
  transaction: Parameters<typeof mayOffer>[0],
  { grant, actor }: { grant: DoubtedGrant; actor: Actor },
): Promise<boolean> {
  const { id, player_id: playerId, amount, commodity: currency } = grant;
  const now = app.clock.now();
  if (!(await setReleased(transaction, id, now))) return false;
  await settleDoubts(transaction, id, { decision: 'released', by: actor.name, now });
  await writeAudit(transaction, actor, 'reward.release', `reward:${id}`, {});
  await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  await notifyPlayer(app, transaction, {
    ...{ playerId, template: 'reward.released', values: { amount, currency } },
    ...{ link: rewardCentre, about: `reward:${id}` },
  });
  return true;
}

/** The player reads the reason, in the message and beside the reward; it returns to its budget. */
export function refuseDoubted(
  app: RewardContext,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<Refused> {
  return inTransaction<Refused>(app.database, async (transaction) => {
    if (isUnnamed(actor)) return refuse('reward.same-person');
    const grant = await findDoubted(transaction, id);
    if (!grant) return refuse('reward.unknown');
    const { player_id: playerId, amount, commodity: currency } = grant;
    const now = app.clock.now();
    const change = { to: 'revoked', now, reason } as const;
    const revoked = await changeState(transaction, { id, from: 'waiting', ...change });
    if (!revoked) return refuse('reward.over');
    await dropWaiting(transaction, { grantId: id, ...change });
    await settleDoubts(transaction, id, { decision: 'refused', by: actor.name, now });
    await writeAudit(transaction, actor, 'reward.refuse', `reward:${id}`, { reason });
    await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
    await notifyPlayer(app, transaction, {
      ...{ playerId, template: 'reward.refused', values: { amount, currency, reason } },
      ...{ link: rewardCentre, about: `reward:${id}` },
    });
    return done(revoked);
  });
}

const rewardCentre = '/member/rewardCenter';
const atOnce = 100;
