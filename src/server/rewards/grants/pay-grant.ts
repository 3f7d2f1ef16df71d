import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { selectBonus } from '../bonus/bonus-store.ts';
import { startBonus } from '../bonus/start-bonus.ts';
import { movePoints } from '../points/move-points.ts';
import type { RewardContext } from '../reward-context.ts';
import { changeState, type GrantRow } from './grant-store.ts';

/**
 * Takes the claim and pays it in one transaction. Undefined where somebody else changed the grant first,
 * or its time is over; the ledger's key is the second guard against paying twice.
 */
export async function payGrant(
  { events }: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { id, actor, now, reason }: { id: string; actor: string; now: Date; reason?: string },
): Promise<GrantRow | undefined> {
  const grant = await changeState(transaction, {
    id,
    from: 'claimable',
    to: 'claimed',
    now,
    ...(reason === undefined ? {} : { reason }),
  });
  if (!grant) return undefined;
  const { player_id: playerId } = grant;
  await pay(transaction, grant, actor, now);
  await publishBalanceChange({ events }, transaction, playerId);
  await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  return grant;
}

async function pay(transaction: Transaction, grant: GrantRow, actor: string, now: Date) {
  if (grant.form === 'cash') return payCash(transaction, grant, actor);
  if (grant.form === 'points') return payPoints(transaction, grant, actor, now);
  const bonus = await selectBonus(transaction, grant.id);
  if (!bonus) throw new Error(`Reward ${grant.id} is a bonus without terms.`);
  return startBonus(transaction, grant, bonus, { actor, now });
}

async function payCash(transaction: Transaction, grant: GrantRow, actor: string): Promise<void> {
  const { id, player_id: playerId, commodity, source } = grant;
  const amount = BigInt(grant.amount);
  const cost = { kind: 'rewards-cost', subject: source, commodity } as const;
  const posting = await post(transaction, {
    key: `reward:${id}:cash`,
    kind: 'reward-cash',
    reference: `reward:${id}`,
    actor,
    legs: [
      { account: await openAccount(transaction, cost), amount: -amount },
      {
        account: await openAccount(transaction, { kind: 'player-main', playerId, commodity }),
        amount,
      },
    ],
  });
  if (posting.outcome !== 'posted') throw new Error(`Reward ${id} was ${posting.outcome}.`);
}

async function payPoints(
  transaction: Transaction,
  { id, player_id: playerId, amount, remark }: GrantRow,
  actor: string,
  now: Date,
): Promise<void> {
  const moved = await movePoints(transaction, {
    playerId,
    points: BigInt(amount),
    key: `reward:${id}:points`,
    kind: 'points-given',
    reference: `reward:${id}`,
    actor,
    type: 'given',
    now,
    remark: remark ?? '',
  });
  if (moved !== 'moved') throw new Error(`Reward ${id} was ${moved}.`);
}
