import type { Transaction } from '#server/db/open.ts';
import { resolveIncident } from '#server/incidents/incidents.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countDeposit, uncountDeposit } from '#server/protection/count-deposit.ts';
import {
  type DepositReport,
  type DepositTransition,
  isOpen,
  nextDepositState,
} from './next-deposit-state.ts';
import {
  type DepositChange,
  type EventPublisher,
  notifyDeposit,
  type Returned,
} from './notify-deposit.ts';
import { insertPayment, isKnownPayment } from './payment-store.ts';
import { postCredit, postRefund } from './post-deposit.ts';
import { type DepositRow, insertSteps, updateDeposit } from './store.ts';

/** A report with what the books need: which payment of which provider. */
export type IdentifiedReport =
  | Exclude<DepositReport, { kind: 'paid' }>
  | { kind: 'paid'; amount: bigint; provider: string; paymentId: string };

export interface ReportContext {
  /** Who reports: `provider:sandbox`, `operator:site`, `player:7`. */
  actor: string;
  mayReopen: boolean;
  /** Whether the player is on a break at this moment. */
  isOnBreak?: boolean | undefined;
  /** What an operator wrote about it. */
  reason?: string | undefined;
}

type DepositContext = EventPublisher & Pick<AppContext, 'clock'>;

/** Applies one report and notifies the player. Call it last in a transaction, as every notification. */
export async function applyReportAndNotify(
  app: DepositContext,
  transaction: Transaction,
  deposit: DepositRow,
  report: IdentifiedReport,
  context: ReportContext,
): Promise<DepositRow> {
  const applied = await applyReport(app, transaction, deposit, report, context);
  if (applied) await notifyDeposit(app, transaction, changeOf(applied.deposit, applied));
  return applied?.deposit ?? deposit;
}

export interface AppliedReport {
  deposit: DepositRow;
  credited: bigint;
  /** The payment, where all of it goes back. */
  returned: readonly Returned[];
}

/**
 * Applies a report to row, books, limits and timeline. The caller has locked the row, so two equal
 * reports are applied one after the other. Null: the report changes nothing.
 */
export async function applyReport(
  app: DepositContext,
  transaction: Transaction,
  deposit: DepositRow,
  report: IdentifiedReport,
  context: ReportContext,
): Promise<AppliedReport | null> {
  if (report.kind === 'paid' && (await isKnownPayment(transaction, report))) return null;
  const { state, credits_what_came: creditsWhatCame } = deposit;
  const { mayReopen, isOnBreak } = context;
  const asked = BigInt(deposit.asked);
  const facts = { state, asked, creditsWhatCame, mayReopen, isOnBreak };
  const transition = nextDepositState(facts, report);
  if (!transition) return null;
  const now = app.clock.now();
  const returned: Returned[] = [];
  if (report.kind === 'paid') {
    const payment = await storePayment(transaction, deposit, { report, transition, now, context });
    if (transition.state === 'refunding') returned.push({ payment, amount: transition.refund });
  }
  const after = await updateRow(transaction, deposit, transition, context);
  await recount(transaction, deposit, transition, now);
  const steps = transition.steps.map((step) => ({ ...step, reason: context.reason ?? null }));
  await insertSteps(transaction, deposit.id, now, steps);
  return { deposit: after, credited: transition.credit, returned };
}

export function changeOf(
  { id, player_id: playerId, state, asked, received, currency }: DepositRow,
  { credited, returned }: Omit<AppliedReport, 'deposit'> = nothingNew,
): DepositChange {
  return { playerId, depositId: id, state, credited, returned, asked, received, currency };
}

const nothingNew = { credited: 0n, returned: [] };

interface PaymentToStore {
  report: Extract<IdentifiedReport, { kind: 'paid' }>;
  transition: DepositTransition;
  now: Date;
  context: ReportContext;
}

async function storePayment(
  transaction: Transaction,
  deposit: DepositRow,
  { report, transition, now, context }: PaymentToStore,
): Promise<string> {
  const paymentRow = await insertPayment(transaction, {
    provider: report.provider,
    paymentId: report.paymentId,
    depositId: deposit.id,
    amount: report.amount,
    credited: transition.credit,
    refund: transition.refund,
    cameAt: now,
  });
  const { actor } = context;
  // The provider was given up as silent, and the payment has arrived after all.
  const silent = {
    kind: 'deposit-silent',
    provider: deposit.provider,
    paymentId: deposit.id,
  } as const;
  await resolveIncident(transaction, silent, { now, by: actor });
  if (transition.refund === 0n) return paymentRow;
  await postRefund(transaction, deposit, {
    paymentRow,
    amount: transition.refund,
    part: 'due',
    actor,
  });
  return paymentRow;
}

async function updateRow(
  transaction: Transaction,
  deposit: DepositRow,
  { state, credit }: DepositTransition,
  { actor }: ReportContext,
): Promise<DepositRow> {
  if (credit === 0n) {
    if (state !== deposit.state) await updateDeposit(transaction, deposit.id, { state });
    return { ...deposit, state };
  }
  const received = String(await postCredit(transaction, deposit, credit, actor));
  const change = { state, paid: String(credit), received };
  await updateDeposit(transaction, deposit.id, change);
  return { ...deposit, ...change };
}

/** What a deposit takes of the player's limits: what was asked while it is open, then what was credited. */
async function recount(
  transaction: Transaction,
  deposit: DepositRow,
  { state, credit }: DepositTransition,
  now: Date,
): Promise<void> {
  const { id: depositId, player_id: playerId } = deposit;
  const before = isOpen(deposit.state) ? BigInt(deposit.asked) : 0n;
  if (state === 'credited' && deposit.state === 'credited') return;
  const after = isOpen(state) ? BigInt(deposit.asked) : credit;
  if (before === after) return;
  if (before > 0n) await uncountDeposit(transaction, depositId);
  if (after > 0n) {
    await countDeposit(transaction, { playerId, depositId, amount: after, now });
  }
}
