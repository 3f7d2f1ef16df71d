import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { dropWaiting } from '../bonus/bonus-store.ts';
import { mayOffer, type OfferRefusal } from '../may-offer.ts';
import type { RewardContext } from '../reward-context.ts';
import { findDoubted } from './doubt-store.ts';
import { changeState, type GrantRow, selectGrant } from './grant-store.ts';

type Decided = Outcome<GrantRow, 'reward.unknown' | 'reward.over' | 'reward.same-person'>;
type Approved = Outcome<
  GrantRow,
  'reward.unknown' | 'reward.over' | 'reward.same-person' | OfferRefusal
>;

/** A gift above the line waits for a second person, who has a name and is not the one who gave it. */
export function approveGrant(app: RewardContext, id: string, actor: Actor): Promise<Approved> {
  return inTransaction<Approved>(app.database, async (transaction) => {
    const grant = await selectGrant(transaction, id);
    // What waits because of another account is released in its own way.
    if (!grant || (await findDoubted(transaction, id))) return refuse('reward.unknown');
    if (isUnnamed(actor) || grant.given_by === actor.name) return refuse('reward.same-person');
    const now = app.clock.now();
    // Much may have changed since it was given: nothing becomes anybody's who may be given nothing now.
    const refused = await mayOffer(transaction, { playerId: grant.player_id, now });
    if (refused) return refused;
    const approved = await changeState(transaction, { id, from: 'waiting', to: 'claimable', now });
    if (!approved) return refuse('reward.over');
    await writeAudit(transaction, actor, 'reward.approve', `reward:${id}`, {});
    await publish(app, transaction, approved);
    return done(approved);
  });
}

/** What is claimed stays the player's; taking back what is not needs a reason. */
export function revokeGrant(
  app: RewardContext,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<Decided> {
  return inTransaction<Decided>(app.database, async (transaction) => {
    const grant = await selectGrant(transaction, id);
    if (!grant) return refuse('reward.unknown');
    const now = app.clock.now();
    const from = grant.state;
    if (from !== 'waiting' && from !== 'claimable') return refuse('reward.over');
    const revoked = await changeState(transaction, { id, from, to: 'revoked', now, reason });
    if (!revoked) return refuse('reward.over');
    await dropWaiting(transaction, { grantId: id, to: 'revoked', now, reason });
    await writeAudit(transaction, actor, 'reward.revoke', `reward:${id}`, { reason });
    await publish(app, transaction, revoked);
    return done(revoked);
  });
}

async function publish(
  { events }: RewardContext,
  transaction: Parameters<RewardContext['events']['publish']>[0],
  { player_id: playerId }: GrantRow,
): Promise<void> {
  await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
}
