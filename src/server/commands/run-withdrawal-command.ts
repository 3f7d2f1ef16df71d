import { createHash, randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import type { Outcome } from '#server/kernel/answer.ts';
import { decideWithdrawal } from '#server/withdrawals/decide-withdrawal.ts';
import { beginPayout, endOrder } from '#server/withdrawals/pay-by-provider.ts';
import { listForReview, lookAtWithdrawal } from '#server/withdrawals/review.ts';
import { sendPart } from '#server/withdrawals/send-part.ts';
import { settleDispute } from '#server/withdrawals/settle-dispute.ts';
import type { Withdrawing } from '#server/withdrawals/tell.ts';
import { changeWithdrawalTerm, readWithdrawalTerms } from '#server/withdrawals/withdrawal-terms.ts';
import { actorOf, type CommandPlace } from './actor-of.ts';
import { CommandError } from './command-error.ts';
import type { WithdrawalCommand } from './read-withdrawal-command.ts';
import { writtenSum } from './written-sum.ts';

/** Does it under the name of an operator who may, and answers what to tell. */
export async function runWithdrawalCommand(
  app: Withdrawing & CommandPlace,
  command: WithdrawalCommand,
): Promise<string> {
  switch (command.kind) {
    case 'withdrawals-list':
      return describeList(app, command.state);
    case 'withdrawals-show':
      return describeOne(app, command.id);
    case 'withdrawals-approve': {
      const actor = await actorOf(app, command.as, 'review');
      const { id } = command;
      return said(id, await decideWithdrawal(app, { id, decision: 'approve' }, actor));
    }
    case 'withdrawals-reject':
    case 'withdrawals-take-back': {
      const actor = await actorOf(app, command.as, 'review');
      const { id, reason } = command;
      const decision = command.kind === 'withdrawals-reject' ? 'reject' : 'take-back';
      return said(id, await decideWithdrawal(app, { id, decision, reason }, actor));
    }
    case 'withdrawals-pay': {
      const actor = await actorOf(app, command.as, 'pay');
      const { id, amount, reference } = command;
      const part = { requestId: requestIdOf(command), id, amount, reference };
      return said(id, await sendPart(app, part, actor));
    }
    case 'withdrawals-order': {
      const actor = await actorOf(app, command.as, 'pay');
      const { id, amount } = command;
      const begun = await beginPayout(app, { requestId: randomUUID(), id, amount }, actor);
      if (!begun.done) return said(id, begun);
      return `Order ${begun.value.id} is handed over by the gateway.`;
    }
    case 'withdrawals-end': {
      const actor = await actorOf(app, command.as, 'review');
      const { order, reason } = command;
      const ended = await endOrder(app, { order, reason }, actor);
      if (!ended.done) return said(order, ended);
      const isOver = ended.value.endedAt !== null;
      return isOver
        ? `Order ${order} is ${ended.value.state} now.`
        : `Order ${order} was begun without a name, and ends when another person says the same.`;
    }
    case 'withdrawals-settle': {
      const actor = await actorOf(app, command.as, 'review');
      const { id, outcome, reason } = command;
      const settled = await settleDispute(app, { id, outcome, reason }, actor);
      return settled.done && settled.value.state === 'disputed'
        ? `Withdrawal ${id} is above the line: it is given back when another person says the same.`
        : said(id, settled);
    }
    case 'withdrawals-terms':
      return terms(app, command.change);
  }
}

/**
 * The same transfer written down twice is one part: a command that is typed again, because nobody saw
 * the first one's answer, has nothing else to be known by than what it says.
 */
function requestIdOf({
  id,
  amount,
  reference,
}: Pick<Extract<WithdrawalCommand, { kind: 'withdrawals-pay' }>, 'id' | 'amount' | 'reference'>) {
  const told = JSON.stringify([id, amount, reference]);
  const hex = createHash('sha256').update(told).digest('hex');
  // Marked as a name-based one of a maker's own kind (version 8).
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

function said(id: string, outcome: Outcome<{ state: string }, ErrorCode>): string {
  if (outcome.done) return `Withdrawal ${id} is ${outcome.value.state} now.`;
  throw new CommandError(reasons[outcome.code] ?? `It was not done: ${outcome.code}.`);
}

const reasons: Readonly<Record<string, string>> = {
  'withdrawal.unknown': 'There is no such withdrawal.',
  'withdrawal.not-now': 'It does not wait for that.',
  'withdrawal.same-person': 'Somebody else has to approve this one too.',
  'withdrawal.more-than-left': 'That is more than is left to be sent.',
};

async function describeList(
  app: Withdrawing,
  state: Extract<WithdrawalCommand, { kind: 'withdrawals-list' }>['state'],
): Promise<string> {
  const { value } = await listForReview(app, { state });
  const lines = value.list.map(
    ({ id, player, payout, currency, account, askedAt, needsTwo }) =>
      `${id}  ${askedAt}  ${player.account}  ${writtenSum(payout, currency)}  ${account.name} ...${account.hint}${needsTwo ? '  two people' : ''}`,
  );
  return lines.join('\n') || `None is ${state}.`;
}

async function describeOne(app: Withdrawing, id: string): Promise<string> {
  const found = await lookAtWithdrawal(app, id);
  if (!found) throw new CommandError('There is no such withdrawal.');
  const { shown, parts, orders, steps } = found;
  const { state, player, amount, fee, tax, payout, sent, currency, account, reason } = shown;
  return [
    `${player.account}: ${state}, ${writtenSum(payout, currency)} to ${account.name} ...${account.hint}, ${account.holder}`,
    `asked for ${amount}, fee ${fee}, tax ${tax}, sent ${sent}, received ${shown.received ?? 'not told'}`,
    ...(reason === null ? [] : [`reason: ${reason}`]),
    ...parts.map((part) => `part ${part.amount}  ${part.reference}  ${part.sentAt.toISOString()}`),
    ...orders.map((one) => `order ${one.id}  ${one.amount}  ${one.state}`),
    ...steps.map((one) =>
      [one.at.toISOString(), one.step, one.amount, one.reason].filter(Boolean).join('  '),
    ),
    `${shown.proofs.length} pictures sent in`,
  ].join('\n');
}

async function terms(
  { database }: Withdrawing,
  change: Extract<WithdrawalCommand, { kind: 'withdrawals-terms' }>['change'],
): Promise<string> {
  const machine = { id: null, name: 'machine' };
  if (change && !(await changeWithdrawalTerm(database, { ...change, actor: machine }))) {
    throw new CommandError(`${change.name} cannot be ${change.value}.`);
  }
  return Object.entries(await readWithdrawalTerms(database))
    .map(([name, value]) => `${name}  ${value}`)
    .join('\n');
}
