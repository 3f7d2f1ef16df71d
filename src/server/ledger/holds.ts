import type { Transaction } from '#server/db/open.ts';
import { openAccount } from './accounts.ts';
import { type Posting, post } from './post.ts';
import { addToHold, type HoldRow, insertHold, lockHold } from './store.ts';

interface Reservation {
  playerId: string;
  commodity: string;
  amount: bigint;
  /** Names the hold for ever: `withdrawal:12`. */
  reference: string;
  actor: string;
  /** A vendor's wallet it is taken out of, where it is not the main one. */
  vendor?: string;
  /** How the records speak of it. */
  kind?: string;
  /** Of who has opened them already, to lock them. */
  accounts?: { from: string; held: string };
}

/** Takes money out of the player's reach without taking it away. */
export async function reserve(
  transaction: Transaction,
  reservation: Reservation,
): Promise<Posting> {
  const { playerId, amount, reference, actor, kind = 'hold' } = reservation;
  const { from: fromAccountId, held: heldAccountId } =
    reservation.accounts ?? (await openBoth(transaction, reservation));
  const posting = await post(transaction, {
    key: `hold:${reference}`,
    kind,
    reference,
    actor,
    legs: [
      { account: fromAccountId, amount: -amount },
      { account: heldAccountId, amount },
    ],
  });
  if (posting.outcome === 'posted') {
    await insertHold(transaction, {
      playerId,
      fromAccountId,
      heldAccountId,
      reference,
      amount: String(amount),
    });
  }
  return posting;
}

async function openBoth(
  transaction: Transaction,
  { playerId, commodity, vendor }: Reservation,
): Promise<NonNullable<Reservation['accounts']>> {
  const from = await openAccount(transaction, {
    kind: vendor === undefined ? 'player-main' : 'vendor-wallet',
    playerId,
    ...(vendor === undefined ? {} : { subject: vendor }),
    commodity,
  });
  return {
    from,
    held: await openAccount(transaction, { kind: 'player-held', playerId, commodity }),
  };
}

interface Settlement {
  reference: string;
  /** Unlike for each part that is settled by itself. */
  key: string;
  kind: string;
  actor: string;
  amount: bigint;
}

export type Settled = Posting | { outcome: 'unknown' } | { outcome: 'too-much'; left: bigint };

/** Pays held money on: to the way out, the house, a vendor. */
export async function capture(
  transaction: Transaction,
  settlement: Settlement & { to: string },
): Promise<Settled> {
  return settle(transaction, settlement, () => settlement.to, 'captured');
}

/** Gives held money back to where it came from. */
export async function release(transaction: Transaction, settlement: Settlement): Promise<Settled> {
  return settle(transaction, settlement, (hold) => hold.fromAccountId, 'released');
}

async function settle(
  transaction: Transaction,
  { reference, key, kind, actor, amount }: Settlement,
  to: (hold: HoldRow) => string,
  as: 'captured' | 'released',
): Promise<Settled> {
  const hold = await lockHold(transaction, reference);
  if (!hold) return { outcome: 'unknown' };
  const posting = await post(transaction, {
    key,
    kind,
    reference,
    actor,
    legs: [
      { account: hold.heldAccountId, amount: -amount },
      { account: to(hold), amount },
    ],
  });
  if (posting.outcome !== 'posted') return posting;
  const left = BigInt(hold.amount) - BigInt(hold.captured) - BigInt(hold.released);
  // Other holds lie in the same account, so the account alone would not stop it.
  if (amount > left) return { outcome: 'too-much', left };
  const settled = String(amount);
  await addToHold(
    transaction,
    hold.id,
    as === 'captured' ? { captured: settled } : { released: settled },
  );
  return posting;
}
