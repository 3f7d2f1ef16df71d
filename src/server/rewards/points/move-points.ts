import { pointsCommodity } from '#contract/money.ts';
import type { PointRecordType } from '#contract/points.ts';
import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { type Leg, post } from '#server/ledger/post.ts';
import { insertRecord } from './points-store.ts';

export function openPoints(transaction: Transaction, playerId: string): Promise<string> {
  return openAccount(transaction, { kind: 'player-points', playerId, commodity: pointsCommodity });
}

export function openIssued(transaction: Transaction): Promise<string> {
  return openAccount(transaction, { kind: 'points-issued', commodity: pointsCommodity });
}

/** What lies in the player's points account. */
export async function pointsOf(transaction: Transaction, playerId: string): Promise<bigint> {
  const balances = await readBalances(transaction, playerId);
  const found = balances.find(({ kind }) => kind === 'player-points');
  return BigInt(found?.amount ?? 0);
}

interface Movement {
  playerId: string;
  /** Above zero comes to the player. */
  points: bigint;
  key: string;
  kind: string;
  reference: string;
  actor: string;
  type: PointRecordType;
  now: Date;
  remark?: string;
  /** What goes with the points in the same transfer, such as money for them. */
  moreLegs?: readonly Leg[];
  converted?: { amount: bigint; ratioPoints: bigint; ratioAmount: bigint };
}

/** Posts points between the house and a player, and writes the player's record of it. */
export async function movePoints(
  transaction: Transaction,
  movement: Movement,
): Promise<'moved' | 'short' | 'already'> {
  const { playerId, points, key, kind, reference, actor, moreLegs = [] } = movement;
  const posting = await post(transaction, {
    key,
    kind,
    reference,
    actor,
    legs: [
      { account: await openPoints(transaction, playerId), amount: points },
      { account: await openIssued(transaction), amount: -points },
      ...moreLegs,
    ],
  });
  if (posting.outcome === 'short') return 'short';
  if (posting.outcome === 'already') return 'already';
  if (posting.outcome === 'conflict') throw new Error(`The key ${key} was used for other points.`);
  await recordMovement(transaction, { ...movement, transferId: posting.transferId });
  return 'moved';
}

/** The record of a transfer that was posted another way, such as a hold. */
export async function recordMovement(
  transaction: Transaction,
  movement: Pick<Movement, 'playerId' | 'points' | 'type' | 'now' | 'remark' | 'converted'> & {
    transferId: string;
    orderId?: string;
  },
): Promise<void> {
  const { playerId, points, type, now, remark = '', converted } = movement;
  await insertRecord(transaction, {
    player_id: playerId,
    transfer_id: movement.transferId,
    type,
    changed: String(points),
    balance_after: String(await pointsOf(transaction, playerId)),
    at: now,
    order_id: movement.orderId ?? null,
    amount: converted ? String(converted.amount) : null,
    ratio_points: converted ? String(converted.ratioPoints) : null,
    ratio_amount: converted ? String(converted.ratioAmount) : null,
    remark,
  });
}
