import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type oneWithdrawal,
  type withdrawals,
  withdrawalsAtOnce,
  type withdrawalTerms,
} from '#contract/withdrawals.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hasPaymentPassword } from '#server/profile/check-payment-password.ts';
import { gatherFacts } from './gather-facts.ts';
import { selectMethods } from './payout-store.ts';
import { checklistOf, findObstacle } from './review-withdrawal.ts';
import { shownWithdrawal } from './shown-withdrawal.ts';
import {
  selectOwn,
  selectOwnList,
  selectParts,
  selectProofs,
  selectSteps,
  selectTerms,
} from './store.ts';

/** The widest range over the ways there are; each way's own stands beside it. */
export async function readTerms(
  app: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof withdrawalTerms>>> {
  const { database } = app;
  const terms = await selectTerms(database);
  const facts = {
    ...(await gatherFacts(app, database, player.id, terms)),
    hasPaymentPassword: await hasPaymentPassword(database, player.id),
  };
  const methods = await selectMethods(database);
  const lowest = methods.map(({ minimum }) => BigInt(minimum)).reduce(least, undefined) ?? 0n;
  const highest = methods.map(({ maximum }) => BigInt(maximum)).reduce(most, 0n);
  return done({
    currency: terms.currency,
    available: String(facts.available),
    minimum: String(lowest),
    maximum: String(highest),
    perDay: terms.perDay,
    askedToday: facts.askedToday,
    taxBasisPoints: terms.taxBasisPoints,
    turnover: { needed: String(facts.turnover.needed), done: String(facts.turnover.done) },
    receiveMinutes: terms.receiveMinutes,
    obstacle: findObstacle(facts),
    checklist: checklistOf(facts),
  });
}

function least(one: bigint | undefined, other: bigint): bigint {
  return one === undefined || other < one ? other : one;
}

function most(one: bigint, other: bigint): bigint {
  return other > one ? other : one;
}

export async function readList(
  { database }: AppContext,
  { before }: RequestOf<typeof withdrawals>,
  player: Player,
): Promise<Done<AnswerOf<typeof withdrawals>>> {
  const rows = await selectOwnList(database, player.id, before, withdrawalsAtOnce + 1);
  const list = rows.slice(0, withdrawalsAtOnce);
  const isMore = rows.length > list.length;
  return done({
    list: list.map(shownWithdrawal),
    next: isMore ? (list.at(-1)?.id ?? null) : null,
  });
}

export async function readOne(
  { database }: AppContext,
  { id }: RequestOf<typeof oneWithdrawal>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof oneWithdrawal>, 'withdrawal.unknown'>> {
  const row = await selectOwn(database, player.id, id);
  if (!row) return refuse('withdrawal.unknown');
  const [parts, steps, proofs] = await Promise.all([
    selectParts(database, id),
    selectSteps(database, player.id, id),
    selectProofs(database, id),
  ]);
  return done({
    withdrawal: shownWithdrawal(row),
    parts: parts.map(({ amount, reference, sentAt }) => ({
      amount,
      reference,
      sentAt: sentAt.toISOString(),
    })),
    steps: steps.map((one) => ({ ...one, at: one.at.toISOString() })),
    proofs: proofs.length,
  });
}
