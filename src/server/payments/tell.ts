import type { DepositState } from '#contract/deposits.ts';
import type { Transaction } from '#server/db/open.ts';
import { tellBalance } from '#server/wallet/tell-balance.ts';
import type { Events } from '#server/work/events.ts';

export interface DepositNews {
  playerId: string;
  depositId: string;
  state: DepositState;
  /** What is in the balance now and was not before. */
  credited: bigint;
}

/** All that it takes to tell: a command has no more of events than that. */
export interface Teller {
  events: Pick<Events, 'publish'>;
}

/** Tells the player's devices, once all is committed; last in its transaction, for events wait in line. */
export async function tellDeposit(
  house: Teller,
  transaction: Transaction,
  { playerId, depositId, credited }: DepositNews,
): Promise<void> {
  const body = { depositId };
  await house.events.publish(transaction, { kind: 'deposit.changed', playerId, body });
  if (credited > 0n) await tellBalance(house, transaction, playerId);
}
