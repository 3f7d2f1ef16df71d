import { inTransaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { settle, type TransferRoom } from '../transfers/transfer-carry.ts';
import { selectTransfer } from '../transfers/transfer-store.ts';
import { applyWalletCallback } from '../wallet/receive-wallet-callback.ts';
import { settleIncidents } from './vendor-incident-store.ts';
import { selectRoundsNamed } from './vendor-operate-store.ts';

export interface RoundByHand {
  vendor: string;
  round: string;
  /** By the vendor's name for them, or by their account here. */
  player: string;
  as: 'completed' | 'cancelled';
  note: string;
}

/**
 * A person's word ends a round that its vendor never will: completed, what was won is all there was;
 * cancelled, what is left of its stakes comes back. It and what is said of it in the audit are one.
 */
export async function endRoundByHand(
  room: Pick<AppContext, 'database' | 'clock'>,
  { vendor, round, player, as, note }: RoundByHand,
  actor: Actor,
): Promise<'ended' | 'unknown' | 'several' | 'over'> {
  const [one, another] = await selectRoundsNamed(room.database, { vendor, round, player });
  if (!one) return 'unknown';
  if (another) return 'several';
  const { id, name, currency } = one;
  const now = room.clock.now();
  // The sweeper's own name for it: of the two only one can ever end a round.
  const content = { transaction: `~end~${id}`, player: name, currency, round, as };
  const callback = { vendor, nonce: null, operation: 'end-round', content } as const;
  const ended = await inTransaction(room.database, async (transaction) => {
    const { isChanged } = await applyWalletCallback(transaction, callback, now);
    if (!isChanged) return { done: false };
    const settling = { now, by: `operator:${actor.name}`, note };
    await settleIncidents(transaction, { vendor, subject: `round:${id}` }, settling);
    await writeAudit(transaction, actor, 'vendor.end-round', `round:${id}`, { as, note });
    return { done: true };
  });
  if (!ended.done) return 'over';
  return 'ended';
}

export interface TransferByHand {
  id: string;
  as: 'done' | 'returned';
  note: string;
}

/** What a vendor says nothing of is settled as if it had said it; false where it is not under way. */
export async function settleTransferByHand(
  room: TransferRoom,
  { id, as, note }: TransferByHand,
  actor: Actor,
): Promise<boolean> {
  const one = await selectTransfer(room.database, id);
  if (one?.state !== 'pending') return false;
  const by = `operator:${actor.name}`;
  let isOurs = false;
  await settle(room, one, as === 'done' ? 'done' : 'refused', note, {
    actor: by,
    async write(transaction) {
      isOurs = true;
      const settling = { now: room.clock.now(), by, note };
      const which = { vendor: one.vendor, subject: `transfer:${id}` };
      await settleIncidents(transaction, which, settling);
      await writeAudit(transaction, actor, 'vendor.settle-transfer', `transfer:${id}`, {
        ...{ as, note },
      });
    },
  });
  return isOurs;
}
