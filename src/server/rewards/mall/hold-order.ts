import { pointsCommodity } from '#contract/money.ts';
import type { Transaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { capture, release, reserve } from '#server/ledger/holds.ts';
import { openIssued, openPoints, recordMovement } from '../points/move-points.ts';
import type { OrderRow } from './mall-store.ts';

/** Points and money are set aside until the order is decided; what is short is named. */
export async function holdOrder(
  transaction: Transaction,
  order: OrderRow,
): Promise<'held' | 'points.short' | 'wallet.short'> {
  const { id, player_id: playerId, commodity } = order;
  const points = BigInt(order.points);
  const amount = BigInt(order.amount);
  const from = await openPoints(transaction, playerId);
  const held = await openAccount(transaction, {
    kind: 'player-held',
    playerId,
    commodity: pointsCommodity,
  });
  // All at once and in one order, since points and money are two postings.
  await lockBalances(transaction, playerId);
  const actor = `player:${playerId}`;
  const posting = await reserve(transaction, {
    playerId,
    commodity: pointsCommodity,
    amount: points,
    reference: pointsHold(id),
    actor,
    kind: 'mall-hold',
    accounts: { from, held },
  });
  if (posting.outcome === 'short') return 'points.short';
  if (posting.outcome !== 'posted') throw new Error(`Order ${id} was ${posting.outcome}.`);
  await recordMovement(transaction, {
    playerId,
    points: -points,
    type: 'redeemed',
    now: order.ordered_at,
    transferId: posting.transferId,
    orderId: id,
  });
  if (amount === 0n) return 'held';
  const money = await reserve(transaction, {
    playerId,
    commodity,
    amount,
    reference: moneyHold(id),
    actor,
    kind: 'mall-hold',
  });
  if (money.outcome === 'short') return 'wallet.short';
  if (money.outcome !== 'posted') throw new Error(`Order ${id} was ${money.outcome}.`);
  return 'held';
}

/** The order is approved: points go back to who issued them, money to the cost of rewards. */
export async function captureOrder(
  transaction: Transaction,
  order: OrderRow,
  actor: string,
): Promise<void> {
  const { id, commodity } = order;
  const as = { kind: 'mall-paid', actor } as const;
  const points = await capture(transaction, {
    ...as,
    reference: pointsHold(id),
    key: `mall-paid:${id}:points`,
    amount: BigInt(order.points),
    to: await openIssued(transaction),
  });
  requirePosted(points.outcome, id);
  if (order.amount === '0') return;
  const money = await capture(transaction, {
    ...as,
    reference: moneyHold(id),
    key: `mall-paid:${id}:money`,
    amount: BigInt(order.amount),
    to: await openAccount(transaction, { kind: 'rewards-cost', subject: 'mall', commodity }),
  });
  requirePosted(money.outcome, id);
}

/** The order is rejected: everything returns to where it was. */
export async function releaseOrder(
  transaction: Transaction,
  order: OrderRow,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const { id, player_id: playerId } = order;
  const as = { kind: 'mall-returned', actor } as const;
  await lockBalances(transaction, playerId);
  const points = await release(transaction, {
    ...as,
    reference: pointsHold(id),
    key: `mall-returned:${id}:points`,
    amount: BigInt(order.points),
  });
  requirePosted(points.outcome, id);
  await recordMovement(transaction, {
    playerId,
    points: BigInt(order.points),
    type: 'returned',
    now,
    transferId: 'transferId' in points ? points.transferId : '',
    orderId: id,
  });
  if (order.amount === '0') return;
  const money = await release(transaction, {
    ...as,
    reference: moneyHold(id),
    key: `mall-returned:${id}:money`,
    amount: BigInt(order.amount),
  });
  requirePosted(money.outcome, id);
}

const pointsHold = (id: string) => `mall-order:${id}:points`;
const moneyHold = (id: string) => `mall-order:${id}:money`;

function requirePosted(outcome: string, id: string): void {
  if (outcome !== 'posted') throw new Error(`Order ${id} was ${outcome}.`);
}
