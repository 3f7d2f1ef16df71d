import { done } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { hear } from './hear-provider.ts';
import { insertTransfer, matchTransfer, type TransferRow } from './payment-store.ts';
import { type DepositRow, selectByReference } from './store.ts';
import type { Teller } from './tell.ts';

export type Place = Teller & Pick<House, 'database' | 'clock'>;

export interface Arrived {
  transferId: string;
  /** Null: nobody's that we know of, until somebody claims it. */
  deposit: DepositRow | null;
}

/** A line of our bank's statement. One that bears a deposit's reference is that deposit's. */
export async function takeTransfer(
  house: Place,
  { amount, reference }: { amount: bigint; reference: string },
): Promise<Arrived> {
  const taken = await inTransaction(house.database, async (transaction) => {
    const cameAt = house.clock.now();
    const id = await insertTransfer(transaction, { amount, reference, cameAt });
    const [written] = /VB[2-9A-Z]{8}/.exec(reference.toUpperCase().replace(/[\s.-]/g, '')) ?? [];
    const found = written ? await selectByReference(transaction, written) : undefined;
    if (found?.provider !== 'bank') return done({ transferId: id, deposit: null });
    const transfer = { id, amount: String(amount), reference, came_at: cameAt };
    const credit = { found, transfer, actor: 'operator:bank' };
    return done({ transferId: id, deposit: await creditBy(house, transaction, credit) });
  });
  return taken.value;
}

interface Credit {
  found: DepositRow;
  transfer: TransferRow;
  actor: string;
  noteDown?: (deposit: DepositRow) => Promise<void>;
}

/** The line and the deposit belong together from now on. */
export async function creditBy(
  house: Place,
  transaction: Transaction,
  { found, transfer, ...said }: Credit,
): Promise<DepositRow> {
  await matchTransfer(transaction, transfer.id, found.id);
  const word = {
    kind: 'paid',
    amount: BigInt(transfer.amount),
    provider: 'bank',
    paymentId: `transfer:${transfer.id}`,
  } as const;
  return hear(house, transaction, found, { words: [word], ...said });
}
