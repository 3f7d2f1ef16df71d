import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { payoutDetails, reviewList } from '#contract/withdrawal-review.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { numberOf } from './payout-accounts.ts';
import { selectOrders } from './payout-order-store.ts';
import { selectAnyAccount } from './payout-store.ts';
import { shownForReview } from './shown-withdrawal.ts';
import {
  lockWithdrawal,
  selectInState,
  selectParts,
  selectProofs,
  selectSteps,
  selectWithdrawal,
} from './store.ts';

const atOnce = 50;

export async function listForReview(
  { database }: Pick<AppContext, 'database'>,
  { state, after }: RequestOf<typeof reviewList>,
): Promise<Done<AnswerOf<typeof reviewList>>> {
  const rows = await selectInState(database, { state, after, atMost: atOnce + 1 });
  const list = rows.slice(0, atOnce);
  return done({
    list: await Promise.all(
      list.map(async (row) => shownForReview(row, await selectProofs(database, row.id))),
    ),
    next: rows.length > list.length ? (list.at(-1)?.id ?? null) : null,
  });
}

/** One of them with everything, for the operator at the terminal. */
export async function lookAtWithdrawal({ database }: Pick<AppContext, 'database'>, id: string) {
  const row = await selectWithdrawal(database, id);
  if (!row) return undefined;
  const [proofs, parts, orders, steps] = await Promise.all([
    selectProofs(database, id),
    selectParts(database, id),
    selectOrders(database, id),
    selectSteps(database, row.playerId, id),
  ]);
  return { shown: shownForReview(row, proofs), parts, orders, steps };
}

/** The full number is shown to the operator who pays, and the audit records it. */
export async function readPayoutDetails(
  app: AppContext,
  { id }: RequestOf<typeof payoutDetails>,
  actor: Actor,
): Promise<Outcome<AnswerOf<typeof payoutDetails>, 'withdrawal.unknown'>> {
  return inTransaction<Outcome<AnswerOf<typeof payoutDetails>, 'withdrawal.unknown'>>(
    app.database,
    async (transaction) => {
      const row = await lockWithdrawal(transaction, id);
      const account = row && (await selectAnyAccount(transaction, row.accountId));
      if (!account) return refuse('withdrawal.unknown');
      await writeAudit(transaction, actor, 'withdrawal.number', `withdrawal:${id}`, {});
      const { method, name, holder } = account;
      return done({ method, name, number: numberOf(app, account), holder });
    },
  );
}
