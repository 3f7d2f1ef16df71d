import type { Transaction } from '#server/db/open.ts';
import { dropWaiting } from '../bonus/bonus-store.ts';
import { lockPerson } from '../offers-in-play-store.ts';
import { isHadAsAnother } from '../one-person-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { changeState, type GrantRow } from './grant-store.ts';

/**
 * Whether two accounts are one person's is asked again before anything is paid: papers and payout accounts come after
 * the grant now and then. Of accounts that have the same waiting, the first that claims is paid; the other one's ends,
 * and returns to its budget. Undefined where nothing stands against it.
 */
export async function endAsAnother(
  { events }: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { grant: { id, state, player_id: playerId }, now }: { grant: GrantRow; now: Date },
): Promise<GrantRow | undefined> {
  await lockPerson(transaction, playerId);
  if (!(await isHadAsAnother(transaction, id, ['claimed']))) return undefined;
  const change = { to: 'revoked', now, reason: 'other-account' } as const;
  const ended = await changeState(transaction, { id, from: state, ...change });
  if (!ended) return undefined;
  await dropWaiting(transaction, { grantId: id, ...change });
  await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  return ended;
}
