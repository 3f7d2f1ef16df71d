import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { changeOf } from './apply-report.ts';
import { isOpen } from './next-deposit-state.ts';
import { notifyDeposit } from './notify-deposit.ts';
import {
  isPaidBackBy,
  lockUnmatchedTransfer,
  selectDueRefunds,
  selectVouched,
  type TransferRow,
  vouchedId,
} from './payment-store.ts';
import { receiveReports } from './receive-reports.ts';
import { endAsking, settle, tellAskingEnded } from './refund-due.ts';
import { deleteFirstApproval } from './review-store.ts';
import { requireSecondApproval } from './second-approval.ts';
import { type DepositRow, lockDeposit, selectByReference, selectDeposit } from './store.ts';
import { creditBy, type DepositContext } from './take-transfer.ts';

/** A call says its number, a person at the terminal what stands on the slip. */
export type Named = { id: string } | { reference: string };

/** The outcome of an operator's action; the call or command that ran it puts it into words. */
export type Operated<Refusal extends string = 'deposit.unknown' | 'deposit.not-open'> = Outcome<
  { deposit: DepositRow; isFirst: boolean },
  Extract<Refusal, OperatedRefusal>
>;
type OperatedRefusal =
  | 'deposit.unknown'
  | 'deposit.not-open'
  | 'deposit.refund-due'
  | 'deposit.unknown-transfer'
  | 'deposit.same-person';

interface Credit {
  named: Named;
  /** What came, where that is not what was asked. */
  amount?: bigint | undefined;
  /** The line of the bank's statement that it came by; without one, an operator vouches for it. */
  transferId?: string | undefined;
}

/** Credits a bank transfer by hand; above the merchant's threshold, once two people say the same. */
export async function creditDeposit(
  app: DepositContext,
  { named, amount, transferId }: Credit,
  actor: Actor,
): Promise<Operated<OperatedRefusal>> {
  return inTransaction<Operated<OperatedRefusal>>(app.database, async (transaction) => {
    const known = await find(transaction, named);
    if (known?.provider !== 'bank') return refuse('deposit.unknown');
    // What is decided here has to hold when it is booked: nothing may come in between.
    await lockPlayer(transaction, known.player_id);
    const found = await lockDeposit(transaction, known.id);
    const way = await findWay(transaction, found, transferId);
    if (!way.done) return way;
    const transfer = way.value;
    const came = transfer ? BigInt(transfer.amount) : (amount ?? BigInt(found.asked));
    const what = transfer ? `${came} by transfer ${transfer.id}` : `${came} by hand`;
    const now = app.clock.now();
    const approval = {
      depositId: found.id,
      action: 'credit',
      what,
      amount: came,
      actor,
      now,
    } as const;
    const verdict = await requireSecondApproval(transaction, approval);
    if (verdict === 'same-person') return refuse('deposit.same-person');
    const note = (action: string) =>
      writeAudit(transaction, actor, action, subjectOf(found), { what });
    if (verdict === 'first') {
      await note('deposit.first-approval');
      return done({ deposit: found, isFirst: true });
    }
    const afterPosting = () => note('deposit.credit');
    const said = { actor: actorOf(actor), afterPosting };
    const deposit = transfer
      ? await creditBy(app, transaction, { found, transfer, ...said })
      : await vouch(app, transaction, found, { amount: came, ...said });
    return done({ deposit, isFirst: false });
  });
}

type OperatedTransfer = Outcome<
  TransferRow | undefined,
  Exclude<OperatedRefusal, 'deposit.same-person'>
>;

/**
 * By what it may be credited. Money that an operator vouched for has a line of its own on the
 * statement: who names that line says where the money came from, and nothing is credited by it.
 */
async function findWay(
  transaction: Transaction,
  { id, state }: DepositRow,
  transferId: string | undefined,
): Promise<OperatedTransfer> {
  const isCredited = state === 'credited';
  const owes = (await selectDueRefunds(transaction, id)).length > 0;
  if (transferId === undefined) {
    if (isCredited) return refuse('deposit.not-open');
    // What is vouched for may be the very money that is to go back.
    return owes ? refuse('deposit.refund-due') : done(undefined);
  }
  const vouched = await selectVouched(transaction, id);
  if (isCredited && vouched === undefined) return refuse('deposit.not-open');
  const transfer = await lockUnmatchedTransfer(transaction, transferId);
  if (!transfer) return refuse('deposit.unknown-transfer');
  const isOther = vouched !== undefined && vouched !== transfer.amount;
  return isOther && (isCredited || owes) ? refuse('deposit.not-open') : done(transfer);
}

interface Vouched {
  amount: bigint;
  actor: string;
  afterPosting: () => Promise<void>;
}

function vouch(
  app: DepositContext,
  transaction: Transaction,
  found: DepositRow,
  { amount, ...said }: Vouched,
): Promise<DepositRow> {
  const paymentId = vouchedId(found.id);
  const report = { kind: 'paid', amount, provider: 'bank', paymentId } as const;
  return receiveReports(app, transaction, found, { reports: [report], ...said });
}

function find(transaction: Transaction, named: Named): Promise<DepositRow | undefined> {
  return 'id' in named
    ? selectDeposit(transaction, named.id)
    : selectByReference(transaction, named.reference);
}

function actorOf({ name }: Actor): string {
  return `operator:${name}`;
}

function subjectOf({ id }: Pick<DepositRow, 'id'>): string {
  return `deposit:${id}`;
}

/** Refuses with a reason that the player reads. It deletes a first approval. */
export async function refuseDeposit(
  app: DepositContext,
  { named, reason }: { named: Named; reason: string },
  actor: Actor,
): Promise<Operated> {
  return inTransaction<Operated>(app.database, async (transaction) => {
    const found = await find(transaction, named);
    if (!found) return refuse('deposit.unknown');
    if (!isOpen(found.state)) return refuse('deposit.not-open');
    const deposit = await receiveReports(app, transaction, found, {
      reports: [{ kind: 'refused' }],
      actor: actorOf(actor),
      reason,
      afterPosting: async () => {
        await deleteFirstApproval(transaction, found.id, 'credit');
        await writeAudit(transaction, actor, 'deposit.refuse', subjectOf(found), { reason });
      },
    });
    // Money that came in between was faster.
    return deposit.state === 'failed'
      ? done({ deposit, isFirst: false })
      : refuse('deposit.not-open');
  });
}

type Marked = Operated<'deposit.unknown' | 'deposit.not-open' | 'deposit.same-person'>;

/**
 * Money that a person has paid back by hand, as banks want it and where a provider would not. What a
 * provider is still asked for in vain is first taken from it (`takeOverRefund`). The same transfer entered
 * of again, as after a lost answer, is no second one.
 */
export async function markRefunded(
  app: DepositContext,
  { named, reference = '' }: { named: Named; reference?: string },
  actor: Actor,
): Promise<Marked> {
  return inTransaction<Marked>(app.database, async (transaction) => {
    const found = await find(transaction, named);
    if (!found) return refuse('deposit.unknown');
    const locked = await lockDeposit(transaction, found.id);
    if (await isPaidBackBy(transaction, found.id, reference)) {
      return done({ deposit: locked, isFirst: false });
    }
    const isBank = found.provider === 'bank';
    const all = await selectDueRefunds(transaction, found.id);
    const dues = all.filter(({ isRefused }) => isBank || isRefused);
    if (dues.length === 0) return refuse('deposit.not-open');
    const amount = dues.reduce((sum, { refund }) => sum + BigInt(refund), 0n);
    const what = `${amount} of ${dues.length === 1 ? 'payment' : 'payments'} ${dues.map(({ id }) => id).join(', ')}`;
    const now = app.clock.now();
    const approval = { depositId: found.id, action: 'refund', what, amount, actor, now } as const;
    const verdict = await requireSecondApproval(transaction, approval);
    if (verdict === 'same-person') return refuse('deposit.same-person');
    const isFirst = verdict === 'first';
    let deposit = locked;
    for (const due of isFirst ? [] : dues) {
      const way = { due, actor: actorOf(actor), reference };
      const settled = await settle(app, transaction, found.id, way);
      deposit = settled?.deposit ?? deposit;
    }
    const entry = isFirst ? 'deposit.first-approval' : 'deposit.refunded';
    await writeAudit(transaction, actor, entry, subjectOf(found), { what, reference });
    if (!isFirst) await notifyDeposit(app, transaction, changeOf(deposit));
    return done({ deposit, isFirst });
  });
}

/**
 * An overdue refund is taken from the provider that is asked for it in vain; after the commit an
 * operator pays it back. It is a call of its own, so a repetition never means that somebody has paid.
 */
export async function takeOverRefund(
  app: DepositContext,
  named: Named,
  actor: Actor,
): Promise<Operated> {
  return inTransaction<Operated>(app.database, async (transaction) => {
    const found = await find(transaction, named);
    if (!found) return refuse('deposit.unknown');
    const deposit = await lockDeposit(transaction, found.id);
    const dues = await selectDueRefunds(transaction, found.id);
    const overdue = dues.filter(({ isOverdue, isRefused }) => isOverdue && !isRefused);
    const isTaken = dues.some(({ isRefused }) => isRefused);
    if (overdue.length === 0 && !isTaken) return refuse('deposit.not-open');
    const ended: typeof dues = [];
    for (const due of overdue) {
      if (await endAsking(app, transaction, deposit, due)) ended.push(due);
    }
    for (const { id, refund } of ended) {
      const what = `${refund} of payment ${id}`;
      await writeAudit(transaction, actor, 'deposit.refund-taken-over', subjectOf(found), { what });
    }
    for (const due of ended) await tellAskingEnded(app, transaction, deposit, due);
    return done({ deposit, isFirst: false });
  });
}
