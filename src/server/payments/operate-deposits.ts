import { done, type Outcome, refuse } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { hear } from './hear-provider.ts';
import { isOpen } from './next-deposit-state.ts';
import {
  insertTransfer,
  lockUnmatchedTransfer,
  matchTransfer,
  selectDueRefunds,
  selectTransferByLine,
  selectUnmatched,
  type TransferRow,
} from './payment-store.ts';
import { settle } from './refund-due.ts';
import { type DepositRow, selectByReference, selectDeposit, selectOpen } from './store.ts';
import type { Teller } from './tell.ts';

type Place = Teller & Pick<House, 'database' | 'clock'>;

/** What an operator's deed answers; whoever binds it to a command or a call says it in words. */
export type Operated = Outcome<DepositRow, 'deposit.unknown' | 'deposit.not-open'>;

const mostListed = 100;

export async function listOpenDeposits({ database }: Pick<House, 'database'>): Promise<{
  deposits: DepositRow[];
  transfers: TransferRow[];
}> {
  const [deposits, transfers] = await Promise.all([
    selectOpen(database, mostListed),
    selectUnmatched(database, mostListed),
  ]);
  return { deposits, transfers };
}

interface Credit {
  reference: string;
  /** What came, where that is not what was asked. */
  amount?: bigint;
  /** The line of the bank's statement that it came by; without one, an operator vouches for it. */
  transferId?: string;
  operator: string;
}

/** Credits a bank transfer by hand. */
export async function creditDeposit(
  house: Place,
  { reference, amount, transferId, operator }: Credit,
): Promise<Operated> {
  return inTransaction<Operated>(house.database, async (transaction) => {
    const found = await selectByReference(transaction, reference);
    if (found?.provider !== 'bank') return refuse('deposit.unknown');
    if (found.state === 'credited') return refuse('deposit.not-open');
    if (transferId !== undefined) {
      const transfer = await lockUnmatchedTransfer(transaction, transferId);
      if (!transfer) return refuse('deposit.unknown');
      return done(await creditBy(house, transaction, { found, transfer, operator }));
    }
    const word = {
      kind: 'paid',
      amount: amount ?? BigInt(found.asked),
      provider: 'bank',
      paymentId: `operator:${found.id}`,
    } as const;
    return done(await hear(house, transaction, found, { words: [word], actor: actorOf(operator) }));
  });
}

function actorOf(operator: string): string {
  return `operator:${operator}`;
}

async function creditBy(
  house: Place,
  transaction: Transaction,
  { found, transfer, operator }: { found: DepositRow; transfer: TransferRow; operator: string },
): Promise<DepositRow> {
  await matchTransfer(transaction, transfer.id, found.id);
  const word = {
    kind: 'paid',
    amount: BigInt(transfer.amount),
    provider: 'bank',
    paymentId: `transfer:${transfer.id}`,
  } as const;
  return hear(house, transaction, found, { words: [word], actor: actorOf(operator) });
}

/** With a reason, which the player reads. */
export async function refuseDeposit(
  house: Place,
  { reference, reason, operator }: { reference: string; reason: string; operator: string },
): Promise<Operated> {
  return inTransaction<Operated>(house.database, async (transaction) => {
    const found = await selectByReference(transaction, reference);
    if (!found) return refuse('deposit.unknown');
    if (!isOpen(found.state)) return refuse('deposit.not-open');
    const words = [{ kind: 'refused' as const }];
    return done(await hear(house, transaction, found, { words, actor: actorOf(operator), reason }));
  });
}

/** Money that a person has paid back by hand, as banks want it and where a provider would not. */
export async function markRefunded(
  house: Place,
  { reference, operator }: { reference: string; operator: string },
): Promise<Operated> {
  return inTransaction<Operated>(house.database, async (transaction) => {
    const found = await selectByReference(transaction, reference);
    if (!found) return refuse('deposit.unknown');
    const isBank = found.provider === 'bank';
    const dues = (await selectDueRefunds(transaction, found.id)).filter(
      ({ isRefused }) => isBank || isRefused,
    );
    if (dues.length === 0) return refuse('deposit.not-open');
    for (const due of dues) {
      await settle(house, transaction, found.id, { due, actor: actorOf(operator) });
    }
    return done(found);
  });
}

export interface Arrived {
  transferId: string;
  /** Null: nobody's that we know of, until somebody claims it. */
  deposit: DepositRow | null;
}

interface StatementLine {
  /** The bank's own number of it: two equal transfers are told apart by nothing else. */
  line: string;
  amount: bigint;
  reference: string;
}

type Taken = Outcome<Arrived, 'request.conflict'>;

/**
 * A line of our bank's statement. One that bears a deposit's reference is that deposit's. The same line
 * again is the same money, and is told what became of it.
 */
export async function takeTransfer(
  house: Place,
  { line, amount, reference }: StatementLine,
): Promise<Taken> {
  return inTransaction<Taken>(house.database, async (transaction) => {
    const cameAt = house.clock.now();
    const id = await insertTransfer(transaction, { line, amount, reference, cameAt });
    if (id === undefined) return tookBefore(transaction, { line, amount, reference });
    const [written] = /VB[2-9A-Z]{8}/.exec(reference.toUpperCase().replace(/[\s.-]/g, '')) ?? [];
    const found = written ? await selectByReference(transaction, written) : undefined;
    if (found?.provider !== 'bank') return done({ transferId: id, deposit: null });
    const transfer = { id, amount: String(amount), reference, came_at: cameAt };
    const deposit = await creditBy(house, transaction, { found, transfer, operator: 'bank' });
    return done({ transferId: id, deposit });
  });
}

async function tookBefore(
  transaction: Transaction,
  { line, amount, reference }: StatementLine,
): Promise<Taken> {
  const earlier = await selectTransferByLine(transaction, line);
  const isSame = earlier.amount === String(amount) && earlier.reference === reference;
  if (!isSame) return refuse('request.conflict');
  const { id: transferId, depositId } = earlier;
  const deposit = depositId === null ? undefined : await selectDeposit(transaction, depositId);
  return done({ transferId, deposit: deposit ?? null });
}
