import type { DepositState } from '#contract/deposits.ts';
import type { Transaction } from '#server/db/open.ts';
import type { Events } from '#server/kernel/events.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';

/** A payment that is refunded whole. */
export interface Returned {
  payment: string;
  amount: bigint;
}

export interface DepositChange {
  playerId: string;
  depositId: string;
  state: DepositState;
  /** What the balance has just gained. */
  credited: bigint;
  /** Payments that have just arrived and are refunded whole. */
  returned: readonly Returned[];
  /** The amount asked for, and what the player received of it. */
  asked: string;
  received: string | null;
  currency: string;
}

/** The part of the app context that notifying needs; commands have no more of it. */
export interface EventPublisher {
  events: Pick<Events, 'publish'>;
}

/** Notifies the player's devices of a changed deposit, and writes the message of how it ended. */
export async function notifyDeposit(
  app: EventPublisher,
  transaction: Transaction,
  news: DepositChange,
): Promise<void> {
  const { playerId, depositId, credited } = news;
  const body = { depositId };
  await writeMessage(app, transaction, news);
  await app.events.publish(transaction, { kind: 'deposit.changed', playerId, body });
  if (credited > 0n) await publishBalanceChange(app, transaction, playerId);
}

interface RefusedRefund {
  playerId: string;
  depositId: string;
  /** The payment's row: the player gets one message for each payment. */
  payment: string;
  amount: bigint;
  currency: string;
}

/** Notifies the player that the provider refused a refund, and that an operator takes it over. */
export async function notifyRefundRefused(
  app: EventPublisher,
  transaction: Transaction,
  { playerId, depositId, payment, amount, currency }: RefusedRefund,
): Promise<void> {
  await notifyPlayer(app, transaction, {
    ...{ playerId, template: 'refund.refused', values: { amount: String(amount), currency } },
    link: linkOf(depositId),
    about: `payment:${payment}`,
  });
}

function linkOf(depositId: string): string {
  return `/member?page=depositv2&deposit=${depositId}`;
}

/**
 * Writes one message when a deposit has ended; later reports about it write no second one. Each refunded
 * payment has a message of its own, since it may arrive long after the deposit failed.
 */
async function writeMessage(
  app: EventPublisher,
  transaction: Transaction,
  { playerId, depositId, state, asked, received, currency, returned }: DepositChange,
): Promise<void> {
  const notice = { playerId, link: linkOf(depositId) };
  for (const { payment, amount } of returned) {
    const values = { amount: String(amount), currency, why: 'returned' } as const;
    const about = `payment:${payment}`;
    await notifyPlayer(app, transaction, { ...notice, about, template: 'deposit.failed', values });
  }
  const about = `deposit:${depositId}`;
  if (state === 'credited') {
    const values = { amount: received ?? asked, currency };
    await notifyPlayer(app, transaction, {
      ...notice,
      about,
      template: 'deposit.credited',
      values,
    });
    return;
  }
  // A player who cancels knows it.
  if (state !== 'failed' && state !== 'expired') return;
  const values = { amount: asked, currency, why: state };
  await notifyPlayer(app, transaction, { ...notice, about, template: 'deposit.failed', values });
}
