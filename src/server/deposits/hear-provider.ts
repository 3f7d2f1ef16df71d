import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { mayReceive } from '#server/protection/may-receive.ts';
import { type HeardWord, newsOf, turnBy } from './apply-word.ts';
import { followKind } from './follow-kind.ts';
import { type DepositRow, lockDeposit } from './store.ts';
import { type Returned, type Teller, tellDeposit } from './tell.ts';

type Place = Teller & Pick<AppContext, 'clock'>;

interface Heard {
  words: readonly HeardWord[];
  actor: string;
  reason?: string;
  /** What else is written where it changed something: behind the books' locks, before the telling. */
  noteDown?: (deposit: DepositRow) => Promise<void>;
}

/**
 * Whatever is said of one deposit, in one transaction. The player's limits are locked before the row,
 * as they are where a deposit begins; whether it may still be credited is known then.
 */
export async function hear(
  app: Place,
  transaction: Transaction,
  found: DepositRow,
  { words, actor, reason, noteDown }: Heard,
): Promise<DepositRow> {
  const now = app.clock.now();
  const isPaid = words.some(({ kind }) => kind === 'paid');
  const wish = { playerId: found.player_id, amount: BigInt(found.asked), now };
  const hindrance = isPaid ? await mayReceive(transaction, wish) : null;
  const mayReopen = isPaid && hindrance === null;
  const isOnBreak = hindrance?.code === 'break.active';
  let deposit = await lockDeposit(transaction, found.id);
  let credited = 0n;
  const returned: Returned[] = [];
  let isChanged = false;
  for (const word of words) {
    const hearing = { actor, mayReopen, isOnBreak, reason };
    const turned = await turnBy(app, transaction, deposit, word, hearing);
    if (!turned) continue;
    isChanged = true;
    deposit = turned.deposit;
    credited += turned.credited;
    returned.push(...turned.returned);
  }
  // What has to go back goes at once, and is tried again until it has gone.
  if (isPaid) await plan(transaction, { kind: followKind, key: deposit.id, due: now });
  // Once and last: whoever waited for a balance under the lock of events would keep all others.
  if (isChanged) await noteDown?.(deposit);
  if (isChanged) await tellDeposit(app, transaction, newsOf(deposit, { credited, returned }));
  return deposit;
}
