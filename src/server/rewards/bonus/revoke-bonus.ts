import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { changeState } from '../grants/grant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { type BonusRow, dropWaiting, selectBonus, selectOfDeposit } from './bonus-store.ts';
import { endBonus } from './finish-bonus.ts';

type Revoked = Outcome<null, 'bonus.unknown' | 'bonus.over'>;

/** An operator takes it back, with a reason that its player reads; also one that has not begun. */
export function revokeBonus(
  app: RewardContext,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<Revoked> {
  return inTransaction<Revoked>(app.database, async (transaction) => {
    const found = await selectBonus(transaction, id);
    if (!found) return refuse('bonus.unknown');
    await lockPlayer(transaction, found.player_id);
    const by = { reason, actor: `operator:${actor.name}`, now: app.clock.now() };
    const standing = await selectBonus(transaction, id);
    if (!standing || !(await takeBack(app, transaction, standing, by))) return refuse('bonus.over');
    await writeAudit(transaction, actor, 'bonus.revoke', `bonus:${id}`, { reason });
    return done(null);
  });
}

/**
 * The deposit behind it came back: what is left of its bonus goes back to the house, and one that waits never
 * begins. What was completed is the player's: it is answered, for a person to look at. Its player's protection
 * is locked.
 */
export async function revokeForDeposit(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { depositId, actor, now }: { depositId: string; actor: string; now: Date },
): Promise<'none' | 'revoked' | 'completed' | 'over'> {
  const bonus = await selectOfDeposit(transaction, depositId);
  if (!bonus) return 'none';
  if (bonus.state === 'completed') return 'completed';
  const by = { reason: 'deposit-returned', actor, now };
  return (await takeBack(app, transaction, bonus, by)) ? 'revoked' : 'over';
}

/** Also one that waits. False where it has ended already. */
export async function takeBack(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  bonus: BonusRow,
  { reason, actor, now }: { reason: string; actor: string; now: Date },
): Promise<boolean> {
  if (bonus.state !== 'waiting') {
    const end = { to: 'revoked', reason, actor, now } as const;
    return (await endBonus(app, transaction, bonus, end)) !== undefined;
  }
  const id = bonus.grant_id;
  // The grant's own step decides: whoever claims it at this moment came first, or finds it revoked.
  const change = { id, from: 'claimable', to: 'revoked', now, reason } as const;
  if (!(await changeState(transaction, change))) return false;
  await dropWaiting(transaction, { grantId: id, to: 'revoked', now, reason });
  const { player_id: playerId } = bonus;
  await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  return true;
}
