import type { Transaction } from '#server/db/open.ts';
import { refuseExcluded } from '#server/exclusion-register/excluded-person.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { exceededDeposit } from './deposit-room.ts';
import { lockProtection, selectBreaks } from './store.ts';

interface NewDeposit {
  playerId: string;
  amount: bigint;
  now: Date;
}

/**
 * Whether money that somebody did not ask for just now may become theirs: what comes late, and what
 * another person sends. Null allows it. A break and the limits stand in its way; a reality check that
 * waits and a choice that nobody made are questions to a person, and they are not here to answer.
 * The player's row stays locked until the transaction ends.
 */
export async function mayReceive(
  transaction: Transaction,
  { playerId, amount, now }: NewDeposit,
): Promise<Refused<'break.active' | 'account.contact-service' | 'limit.deposit'> | null> {
  await lockProtection(transaction, playerId);
  const [longest] = await selectBreaks(transaction, playerId, now);
  if (longest) return refuse('break.active');
  const excluded = await refuseExcluded(transaction, playerId, now);
  if (excluded) return excluded;
  const exceeded = await exceededDeposit(transaction, { playerId, amount, now });
  return exceeded && refuse('limit.deposit');
}
