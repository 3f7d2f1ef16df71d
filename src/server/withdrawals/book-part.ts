import type { Transaction } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';
import { payOn, takeCharges } from './move-money.ts';
import type { Verdict } from './next-state.ts';
import { addStep, changeWithdrawal, insertPart, selectTerms, type WithdrawalRow } from './store.ts';

interface Part {
  /** One part for each: the operator's request, or the order of a payment service. */
  requestId: string;
  amount: bigint;
  reference: string;
  state: Extract<Verdict, { isAllowed: true }>['state'];
  /** Who says that it was sent: `operator:ana`, `provider:sandbox`. */
  actor: string;
  at: Date;
}

/**
 * The money leaves what is held, and with the last part the player's clock begins: answers how many
 * minutes it runs, or null while parts are missing.
 */
export async function bookPart(
  transaction: Transaction,
  row: WithdrawalRow,
  { requestId, amount, reference, state, actor, at }: Part,
): Promise<number | null> {
  const { id, playerId } = row;
  if (row.sent === '0') await takeCharges(transaction, row, actor);
  const part = await insertPart(transaction, { id, requestId, amount, reference, at });
  await payOn(transaction, row, { id: part, amount, actor });
  const isWhole = state === 'paid';
  const { receiveMinutes } = await selectTerms(transaction);
  const receiveBy = new Date(at.getTime() + receiveMinutes * minuteMs);
  await changeWithdrawal(transaction, id, {
    state,
    sent: String(BigInt(row.sent) + amount),
    ...(isWhole ? { receive_by: receiveBy } : {}),
  });
  await addStep(transaction, { id, playerId, step: 'part-sent', amount, at });
  if (!isWhole) return null;
  await addStep(transaction, { id, playerId, step: 'all-sent', at });
  const body = { id };
  await plan(transaction, { kind: 'withdrawal-receipt', key: id, due: receiveBy, body });
  return receiveMinutes;
}

const minuteMs = 60_000;
