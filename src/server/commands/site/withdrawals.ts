import { createHash, randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import type { Outcome } from '#server/kernel/answer.ts';
import { decideWithdrawal } from '#server/withdrawals/decide-withdrawal.ts';
import { beginPayout, endOrder } from '#server/withdrawals/pay-by-provider.ts';
import { listForReview, lookAtWithdrawal } from '#server/withdrawals/review.ts';
import { sendPart } from '#server/withdrawals/send-part.ts';
import { settleDispute } from '#server/withdrawals/settle-dispute.ts';
import { changeWithdrawalTerm, readWithdrawalTerms } from '#server/withdrawals/withdrawal-terms.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { writtenSum } from '../written-sum.ts';
import { type CommandContext, defineCommand } from './site-command.ts';
import { parseWithdrawals, type WithdrawalRequest } from './withdrawals-request.ts';

export const withdrawals = defineCommand<WithdrawalRequest>({
  name: 'withdrawals',
  usage: `  withdrawals list [STATE]                those in a state, such as asked (else) or disputed
  withdrawals show ID                     one of them, with its parts and all that happened
  withdrawals approve ID --as NAME        NAME is an operator; above the threshold two of them approve
  withdrawals reject ID --as NAME --reason TEXT
                                          gives the money back; the player reads the TEXT
  withdrawals take-back ID --as NAME --reason TEXT
                                          the same, of what is approved and cannot be paid
  withdrawals pay ID AMOUNT REFERENCE --as NAME
                                          writes down a transfer that was made (AMOUNT in minor units)
  withdrawals order ID AMOUNT --as NAME   hands it to the payment service (AMOUNT in minor units)
  withdrawals end ORDER --as NAME --reason TEXT
                                          the service sent nothing of it, says another person
  withdrawals settle ID refund|received --as NAME --reason TEXT
                                          ends a dispute; the player reads the TEXT
  withdrawals terms [NAME VALUE]          what is asked before money leaves; changes one of it`,
  parse: parseWithdrawals,
  run: runWithdrawals,
});

async function runWithdrawals(
  context: CommandContext,
  command: WithdrawalRequest,
): Promise<string> {
  switch (command.kind) {
    case 'withdrawals-list':
      return describeList(context, command.state);
    case 'withdrawals-show':
      return describeOne(context, command.id);
    case 'withdrawals-approve': {
      const actor = await actorOf(context, command.as, 'review');
      const { id } = command;
      return said(id, await decideWithdrawal(context, { id, decision: 'approve' }, actor));
    }
    case 'withdrawals-reject':
    case 'withdrawals-take-back': {
      const actor = await actorOf(context, command.as, 'review');
      const { id, reason } = command;
      const decision = command.kind === 'withdrawals-reject' ? 'reject' : 'take-back';
      return said(id, await decideWithdrawal(context, { id, decision, reason }, actor));
    }
    case 'withdrawals-pay': {
      const actor = await actorOf(context, command.as, 'pay');
      const { id, amount, reference } = command;
      const part = { requestId: requestIdOf(command), id, amount, reference };
      return said(id, await sendPart(context, part, actor));
    }
    case 'withdrawals-order': {
      const actor = await actorOf(context, command.as, 'pay');
      const { id, amount } = command;
      const begun = await beginPayout(context, { requestId: randomUUID(), id, amount }, actor);
      if (!begun.done) return said(id, begun);
      return `Order ${begun.value.id} is handed over by the gateway.`;
    }
    case 'withdrawals-end': {
      const actor = await actorOf(context, command.as, 'review');
      const { order, reason } = command;
      const ended = await endOrder(context, { order, reason }, actor);
      if (!ended.done) return said(order, ended);
      const isOver = ended.value.endedAt !== null;
      return isOver
        ? `Order ${order} is ${ended.value.state} now.`
        : `Order ${order} was begun without a name, and ends when another person says the same.`;
    }
    case 'withdrawals-settle': {
      const actor = await actorOf(context, command.as, 'review');
      const { id, outcome, reason } = command;
      const settled = await settleDispute(context, { id, outcome, reason }, actor);
      return settled.done && settled.value.state === 'disputed'
        ? `Withdrawal ${id} is above the line: it is given back when another person says the same.`
        : said(id, settled);
    }
    case 'withdrawals-terms':
      return terms(context, command.change);
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
}: Pick<Extract<WithdrawalRequest, { kind: 'withdrawals-pay' }>, 'id' | 'amount' | 'reference'>) {
  const identity = JSON.stringify([id, amount, reference]);
  const hex = createHash('sha256').update(identity).digest('hex');
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
  context: CommandContext,
  state: Extract<WithdrawalRequest, { kind: 'withdrawals-list' }>['state'],
): Promise<string> {
  const { value } = await listForReview(context, { state });
  const lines = value.list.map(
    ({ id, player, payout, currency, account, askedAt, needsTwo }) =>
      `${id}  ${askedAt}  ${player.account}  ${writtenSum(payout, currency)}  ${account.name} ...${account.hint}${needsTwo ? '  two people' : ''}`,
  );
  return lines.join('\n') || `None is ${state}.`;
}

async function describeOne(context: CommandContext, id: string): Promise<string> {
  const found = await lookAtWithdrawal(context, id);
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
  { database }: CommandContext,
  change: Extract<WithdrawalRequest, { kind: 'withdrawals-terms' }>['change'],
): Promise<string> {
  const machine = { id: null, name: 'machine' };
  if (change && !(await changeWithdrawalTerm(database, { ...change, actor: machine }))) {
    throw new CommandError(`${change.name} cannot be ${change.value}.`);
  }
  return Object.entries(await readWithdrawalTerms(database))
    .map(([name, value]) => `${name}  ${value}`)
    .join('\n');
}
