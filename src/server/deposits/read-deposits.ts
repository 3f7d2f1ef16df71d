import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { quoteDeposit } from '#contract/deposit-quote.ts';
import type {
  Deposit,
  DepositBrief,
  depositMethods,
  listDeposits,
  readDeposit,
} from '#contract/deposits.ts';
import { mostProofs } from '#contract/deposits.ts';
import type { Language } from '#contract/values.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import { mayDeposit } from '#server/protection/may-deposit.ts';
import { type MethodName, selectMethods, selectMoneySetting, selectNames } from './method-store.ts';
import { type PaidSums, selectSums } from './payment-store.ts';
import { termsOf } from './post-deposit.ts';
import {
  type DepositRow,
  selectDeposit,
  selectOwnDeposit,
  selectOwnPage,
  selectProofs,
  selectSteps,
} from './store.ts';

type Methods = typeof depositMethods;

export async function offerMethods(
  app: AppContext,
  { language }: RequestOf<Methods>,
  player: Player,
): Promise<Done<AnswerOf<Methods>>> {
  const { database } = app;
  const [rows, setting, provider, hold] = await Promise.all([
    selectMethods(database, language),
    selectMoneySetting(database),
    paymentsOf(app),
    holdOf(app, player.id),
  ]);
  const { currency, taxBasisPoints } = setting;
  const offered = rows.filter(({ kind }) => kind === 'bank' || provider !== undefined);
  const methods = offered.map((row) => ({
    code: row.code,
    kind: row.kind,
    title: row.name,
    note: row.words,
    currency,
    least: row.least,
    most: row.most,
    feeBasisPoints: row.fee_basis_points,
    feeFixed: row.fee_fixed,
    taxBasisPoints,
    quickAmounts: row.quick_amounts,
    minutesToPay: row.minutes_to_pay,
    minutesToCredit: row.minutes_to_credit,
  }));
  return done({ currency, methods, hold });
}

/** What would refuse even the smallest deposit. */
async function holdOf(
  { database, clock }: AppContext,
  playerId: string,
): Promise<AnswerOf<Methods>['hold']> {
  const looked = await inTransaction(database, async (transaction) =>
    done(await mayDeposit(transaction, { playerId, amount: 1n, now: clock.now() })),
  );
  return looked.value?.code ?? null;
}

export async function listOwn(
  { database }: AppContext,
  { language, after, pageSize }: RequestOf<typeof listDeposits>,
  player: Player,
): Promise<Done<AnswerOf<typeof listDeposits>>> {
  const [names, rows] = await Promise.all([
    selectNames(database, language),
    selectOwnPage(database, { playerId: player.id, after, atMost: pageSize + 1 }),
  ]);
  const shown = rows.slice(0, pageSize);
  const sumsOf = await selectSums(
    database,
    shown.map(({ id }) => id),
  );
  const deposits = shown.map((row) => briefOf(row, names.get(row.method_code), sumsOf(row.id)));
  return done({ deposits, hasMore: rows.length > pageSize });
}

export async function readOwn(
  app: AppContext,
  { depositId, language }: RequestOf<typeof readDeposit>,
  player: Player,
): Promise<Outcome<Deposit, 'deposit.unknown'>> {
  const row = await selectOwnDeposit(app.database, player.id, depositId);
  return row ? done(await viewRow(app, row, language)) : refuse('deposit.unknown');
}

/** For who has just made sure whose it is. */
export async function viewDeposit(
  app: AppContext,
  id: string,
  language: Language,
): Promise<Deposit> {
  const row = await selectDeposit(app.database, id);
  if (!row) throw new Error('A deposit is not there.');
  return viewRow(app, row, language);
}

async function viewRow(
  { database }: AppContext,
  row: DepositRow,
  language: Language,
): Promise<Deposit> {
  const [names, steps, proofs, sumsOf] = await Promise.all([
    selectNames(database, language),
    selectSteps(database, row.id),
    selectProofs(database, row.id),
    selectSums(database, [row.id]),
  ]);
  const sums = sumsOf(row.id);
  const name = names.get(row.method_code);
  const terms = termsOf(row);
  const { fee, tax, receive } = quoteDeposit(BigInt(row.paid ?? row.asked), terms);
  const isToPay = row.state === 'waiting';
  return {
    ...briefOf(row, name, sums),
    feeBasisPoints: terms.feeBasisPoints,
    feeFixed: String(terms.feeFixed),
    taxBasisPoints: terms.taxBasisPoints,
    paid: sums.came,
    fee: String(fee),
    tax: String(tax),
    receive: String(receive),
    expiresAt: row.expires_at.toISOString(),
    expectedBy: expectedBy(row, steps.at(-1)?.at ?? row.begun_at, name)?.toISOString() ?? null,
    page: isToPay ? row.page : null,
    payTo: row.state === 'waiting' || row.state === 'review' ? row.pay_to : [],
    qr: isToPay ? row.qr : null,
    proofs: proofs.length,
    mayCancel: row.state === 'begun' || (isToPay && proofs.length === 0),
    mayProve:
      row.kind === 'bank' &&
      (row.state === 'waiting' || row.state === 'review') &&
      proofs.length < mostProofs,
    timeline: steps.map(({ step, at, amount, reason }) => ({
      step,
      at: at.toISOString(),
      amount,
      reason,
    })),
  };
}

function briefOf(
  row: DepositRow,
  name: MethodName | undefined,
  { refunded, refundDue }: PaidSums,
): DepositBrief {
  return {
    id: row.id,
    reference: row.reference,
    method: row.method_code,
    title: name?.title ?? row.method_code,
    kind: row.kind,
    state: row.state,
    currency: row.currency,
    asked: row.asked,
    received: row.received,
    refunded,
    refundDue,
    begunAt: row.begun_at.toISOString(),
  };
}

const refundDays = 3;

function expectedBy(
  { state, expires_at: expiresAt }: DepositRow,
  lastStepAt: Date,
  name: MethodName | undefined,
): Date | null {
  const after = (minutes: number) => new Date(lastStepAt.getTime() + minutes * 60_000);
  if (state === 'waiting') return expiresAt;
  if (state === 'begun') return after(1);
  if (state === 'pending' || state === 'review') return after(name?.minutesToCredit ?? 60);
  return state === 'refunding' ? after(refundDays * 24 * 60) : null;
}
