import type { DepositState } from '#contract/deposits.ts';
import type { Transaction } from '#server/db/open.ts';
import type { Events } from '#server/kernel/events.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { tellPlayer } from '#server/notices/tell-player.ts';

/** A payment of which nothing is the player's. */
export interface Returned {
  payment: string;
  amount: bigint;
}

export interface DepositNews {
  playerId: string;
  depositId: string;
  state: DepositState;
  /** What is in the balance now and was not before. */
  credited: bigint;
  /** What came just now and goes back, as it came. */
  returned: readonly Returned[];
  /** What was asked for, and what of it the player got. */
  asked: string;
  received: string | null;
  currency: string;
}

/** All that it takes to tell: a command has no more of events than that. */
export interface Teller {
  events: Pick<Events, 'publish'>;
}

/** Tells the player's devices, once all is committed; last in its transaction, for events wait in line. */
export async function tellDeposit(
  app: Teller,
  transaction: Transaction,
  news: DepositNews,
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
  /** The row of the payment: each is told of by itself. */
  payment: string;
  amount: bigint;
  currency: string;
}

/** That what was on its way back is not, and that a person sees to it. */
export async function tellRefused(
  app: Teller,
  transaction: Transaction,
  { playerId, depositId, payment, amount, currency }: RefusedRefund,
): Promise<void> {
  await tellPlayer(app, transaction, {
    ...{ playerId, template: 'refund.refused', values: { amount: String(amount), currency } },
    link: linkOf(depositId),
    about: `payment:${payment}`,
  });
}

function linkOf(depositId: string): string {
  return `/member?page=depositv2&deposit=${depositId}`;
}

/**
 * How it ended, once: what is said of the same deposit later changes nothing for the player. Money that
 * goes back is told of each time, with what came: it may come long after it was said that none did.
 */
async function writeMessage(
  app: Teller,
  transaction: Transaction,
  { playerId, depositId, state, asked, received, currency, returned }: DepositNews,
): Promise<void> {
  const told = { playerId, link: linkOf(depositId) };
  for (const { payment, amount } of returned) {
    const values = { amount: String(amount), currency, why: 'returned' } as const;
    const about = `payment:${payment}`;
    await tellPlayer(app, transaction, { ...told, about, template: 'deposit.failed', values });
  }
  const about = `deposit:${depositId}`;
  if (state === 'credited') {
    const values = { amount: received ?? asked, currency };
    await tellPlayer(app, transaction, { ...told, about, template: 'deposit.credited', values });
    return;
  }
  // Who cancels knows it.
  if (state !== 'failed' && state !== 'expired') return;
  const values = { amount: asked, currency, why: state };
  await tellPlayer(app, transaction, { ...told, about, template: 'deposit.failed', values });
}
