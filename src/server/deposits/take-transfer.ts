import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import type { EventPublisher } from './notify-deposit.ts';
import {
  insertTransfer,
  matchTransfer,
  selectTransferByLine,
  selectVouched,
  type TransferRow,
  transferPaymentId,
} from './payment-store.ts';
import { receiveReports } from './receive-reports.ts';
import { deleteFirstApproval } from './review-store.ts';
import { type DepositRow, lockDeposit, selectByReference, selectDeposit } from './store.ts';

export type DepositContext = EventPublisher & Pick<AppContext, 'database' | 'clock'>;

export interface Arrived {
  transferId: string;
  /** Null: nobody's that we know of, until somebody claims it. */
  deposit: DepositRow | null;
}

interface StatementLine {
  /** The bank's own number of it: nothing else distinguishes two equal transfers. */
  line: string;
  amount: bigint;
  reference: string;
}

type TakenTransfer = Outcome<Arrived, 'request.conflict'>;

/**
 * A line of our bank's statement. One that bears a deposit's reference is that deposit's, but where an
 * operator has vouched for another sum: a person says then whether it is the same money. The same line
 * again is the same money, and gets the same answer.
 */
export async function takeTransfer(
  app: DepositContext,
  { line, amount, reference }: StatementLine,
): Promise<TakenTransfer> {
  return inTransaction<TakenTransfer>(app.database, async (transaction) => {
    const cameAt = app.clock.now();
    const id = await insertTransfer(transaction, { line, amount, reference, cameAt });
    if (id === undefined) return tookBefore(transaction, { line, amount, reference });
    const [written] = /VB[2-9A-Z]{8}/.exec(reference.toUpperCase().replace(/[\s.-]/g, '')) ?? [];
    const known = written ? await selectByReference(transaction, written) : undefined;
    if (known?.provider !== 'bank') return done({ transferId: id, deposit: null });
    await lockPlayer(transaction, known.player_id);
    const found = await lockDeposit(transaction, known.id);
    const vouched = await selectVouched(transaction, found.id);
    if (vouched !== undefined && vouched !== String(amount)) {
      return done({ transferId: id, deposit: null });
    }
    const transfer = { id, amount: String(amount), reference, came_at: cameAt };
    const credit = { found, transfer, actor: 'operator:bank' };
    return done({ transferId: id, deposit: await creditBy(app, transaction, credit) });
  });
}

async function tookBefore(
  transaction: Transaction,
  { line, amount, reference }: StatementLine,
): Promise<TakenTransfer> {
  const earlier = await selectTransferByLine(transaction, line);
  const isSame = earlier.amount === String(amount) && earlier.reference === reference;
  if (!isSame) return refuse('request.conflict');
  const { id: transferId, depositId } = earlier;
  const deposit = depositId === null ? undefined : await selectDeposit(transaction, depositId);
  return done({ transferId, deposit: deposit ?? null });
}

interface Credit {
  found: DepositRow;
  transfer: TransferRow;
  actor: string;
  afterPosting?: (deposit: DepositRow) => Promise<void>;
}

/**
 * The line and the deposit belong together from now on. What an operator has vouched for before its
 * line was read is the same money: it was booked then. The row is locked by the caller.
 */
export async function creditBy(
  app: DepositContext,
  transaction: Transaction,
  { found, transfer, ...said }: Credit,
): Promise<DepositRow> {
  const isBooked = (await selectVouched(transaction, found.id)) === transfer.amount;
  await matchTransfer(transaction, transfer.id, found.id);
  // A first approval given before the bank's line arrived would vouch for this very money.
  await deleteFirstApproval(transaction, found.id, 'credit');
  if (isBooked) {
    await said.afterPosting?.(found);
    return found;
  }
  const report = {
    kind: 'paid',
    amount: BigInt(transfer.amount),
    provider: 'bank',
    paymentId: transferPaymentId(transfer.id),
  } as const;
  return receiveReports(app, transaction, found, { reports: [report], ...said });
}
