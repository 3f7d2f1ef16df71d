import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type {
  depositForReview,
  depositReviewList,
  depositSlip,
  ReviewedDeposit,
  unmatchedTransfers,
} from '#contract/deposit-review.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { readPicture } from '#server/uploads/read-picture.ts';
import { selectUnmatched } from './payment-store.ts';
import {
  type ReviewRow,
  selectFirstApprovals,
  selectPayments,
  selectQueue,
  selectReviewed,
} from './review-store.ts';
import { countsSince } from './second-approval.ts';
import { selectDeposit, selectProofs, selectSteps } from './store.ts';

const atOnce = 50;

export async function listForReview(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { olderThanMinutes, ...wanted }: RequestOf<typeof depositReviewList>,
): Promise<Done<AnswerOf<typeof depositReviewList>>> {
  const begunBefore =
    olderThanMinutes === undefined
      ? undefined
      : new Date(clock.now().getTime() - olderThanMinutes * 60_000);
  const rows = await selectQueue(database, { ...wanted, begunBefore, atMost: atOnce + 1 });
  const list = rows.slice(0, atOnce);
  const first = await selectFirstApprovals(
    database,
    list.map(({ id }) => id),
    countsSince(clock.now()),
  );
  return done({
    list: list.map((row) => shown(row, first)),
    next: rows.length > list.length ? (list.at(-1)?.id ?? null) : null,
  });
}

/** For who has just made sure that it is there. */
export async function viewForReview(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  id: string,
): Promise<ReviewedDeposit> {
  const row = await selectReviewed(database, id);
  if (!row) throw new Error('A deposit is not there.');
  return shown(row, await selectFirstApprovals(database, [id], countsSince(clock.now())));
}

export async function readForReview(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id }: RequestOf<typeof depositForReview>,
): Promise<Outcome<AnswerOf<typeof depositForReview>, 'deposit.unknown'>> {
  if (!(await selectDeposit(database, id))) return refuse('deposit.unknown');
  const [deposit, steps, payments] = await Promise.all([
    viewForReview({ database, clock }, id),
    selectSteps(database, id),
    selectPayments(database, id),
  ]);
  return done({
    deposit,
    timeline: steps.map((one) => ({ ...one, at: one.at.toISOString() })),
    payments: payments.map((one) => ({
      ...one,
      cameAt: one.cameAt.toISOString(),
      refundedAt: one.refundedAt?.toISOString() ?? null,
    })),
  });
}

type Slip = Outcome<AnswerOf<typeof depositSlip>, (typeof depositSlip)['refuses'][number]>;

/** Bank slips name people and their accounts: who looked at one is on record before it is shown. */
export async function readSlip(
  app: AppContext,
  { id, ordinal }: RequestOf<typeof depositSlip>,
  actor: Actor,
): Promise<Slip> {
  const found = await selectDeposit(app.database, id);
  if (!found) return refuse('deposit.unknown');
  const upload = (await selectProofs(app.database, id))[ordinal - 1];
  if (upload === undefined) return refuse('upload.unknown');
  const picture = await readPicture(app, { id: upload, owner: found.player_id });
  if (!picture.done) return picture;
  return inTransaction<Slip>(app.database, async (transaction) => {
    const detail = { ordinal: String(ordinal) };
    await writeAudit(transaction, actor, 'deposit.slip', `deposit:${id}`, detail);
    const { bytes, mediaType } = picture.value;
    return done({ picture: `data:${mediaType};base64,${bytes.toString('base64')}` });
  });
}

export async function listTransfers(
  { database }: Pick<AppContext, 'database'>,
  { after }: RequestOf<typeof unmatchedTransfers>,
): Promise<Done<AnswerOf<typeof unmatchedTransfers>>> {
  const rows = await selectUnmatched(database, { after, atMost: atOnce + 1 });
  const list = rows.slice(0, atOnce);
  return done({
    list: list.map(({ id, amount, reference, came_at: cameAt }) => ({
      id,
      amount,
      reference,
      cameAt: cameAt.toISOString(),
    })),
    next: rows.length > list.length ? (list.at(-1)?.id ?? null) : null,
  });
}

function shown(
  row: ReviewRow,
  first: Awaited<ReturnType<typeof selectFirstApprovals>>,
): ReviewedDeposit {
  const yes = first.find(({ depositId }) => depositId === row.id);
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    kind: row.kind,
    method: row.method_code,
    provider: row.provider,
    currency: row.currency,
    player: { id: row.player_id, account: row.playerAccount },
    asked: row.asked,
    paid: row.paid,
    received: row.received,
    refundDue: row.refundDue ?? '0',
    claimed:
      row.claimed_reference === null
        ? null
        : { reference: row.claimed_reference, paidOn: row.claimed_on },
    proofs: Number(row.proofs),
    firstApproval: yes ? { action: yes.action, by: yes.by, what: yes.what } : null,
    begunAt: row.begun_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
