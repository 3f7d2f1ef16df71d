import type { DepositState } from '#contract/deposits.ts';
import type { Transaction } from '#server/db/open.ts';
import { tellPlayer } from '#server/notices/tell-player.ts';
import { tellBalance } from '#server/wallet/tell-balance.ts';
import type { Events } from '#server/work/events.ts';

export interface DepositNews {
  playerId: string;
  depositId: string;
  state: DepositState;
  /** What is in the balance now and was not before. */
  credited: bigint;
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
  house: Teller,
  transaction: Transaction,
  news: DepositNews,
): Promise<void> {
  const { playerId, depositId, credited } = news;
  const body = { depositId };
  await writeMessage(house, transaction, news);
  await house.events.publish(transaction, { kind: 'deposit.changed', playerId, body });
  if (credited > 0n) await tellBalance(house, transaction, playerId);
}

/** How it ended, once: what is said of the same deposit later changes nothing for the player. */
async function writeMessage(
  house: Teller,
  transaction: Transaction,
  { playerId, depositId, state, asked, received, currency }: DepositNews,
): Promise<void> {
  const link = `/member?page=depositv2&deposit=${depositId}`;
  const told = { playerId, link, about: `deposit:${depositId}` };
  if (state === 'credited') {
    const values = { amount: received ?? asked, currency };
    await tellPlayer(house, transaction, { ...told, template: 'deposit.credited', values });
    return;
  }
  const why = failures[state];
  if (!why) return;
  const values = { amount: asked, currency, why };
  await tellPlayer(house, transaction, { ...told, template: 'deposit.failed', values });
}

/** Who cancels knows it. */
const failures: Partial<Record<DepositState, 'failed' | 'expired' | 'returned'>> = {
  failed: 'failed',
  expired: 'expired',
  refunding: 'returned',
};
