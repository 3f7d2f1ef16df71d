import { listConcerns, settleConcern } from '#server/payments/concerns.ts';
import { updateTax } from '#server/payments/method-store.ts';
import {
  creditDeposit,
  markRefunded,
  refuseDeposit,
  takeOverRefund,
} from '#server/payments/operate-deposits.ts';
import { listForReview, listTransfers } from '#server/payments/review-deposits.ts';
import { takeTransfer } from '#server/payments/take-transfer.ts';
import type { Teller } from '#server/payments/tell.ts';
import { actorOf, type CommandPlace } from './actor-of.ts';
import { CommandError } from './command-error.ts';
import type { DepositCommand } from './read-deposit-command.ts';
import { writtenSum } from './written-sum.ts';

type Place = Teller & CommandPlace;

/** Does it, and answers what to tell the operator. */
export async function runDepositCommand(app: Place, command: DepositCommand): Promise<string> {
  switch (command.kind) {
    case 'deposits-list':
      return describe(app);
    case 'deposits-credit': {
      const { reference, by, as } = command;
      const actor = await actorOf(app, as, 'review');
      const credit = { named: { reference }, ...by };
      return said(reference, await creditDeposit(app, credit, actor));
    }
    case 'deposits-refuse': {
      const { reference, reason, as } = command;
      const actor = await actorOf(app, as, 'review');
      return said(reference, await refuseDeposit(app, { named: { reference }, reason }, actor));
    }
    case 'deposits-refunded': {
      const { reference, transfer, as } = command;
      const actor = await actorOf(app, as, 'pay');
      const told = { named: { reference }, reference: transfer };
      return said(reference, await markRefunded(app, told, actor));
    }
    case 'deposits-take-over': {
      const { reference, as } = command;
      const actor = await actorOf(app, as, 'pay');
      const taken = await takeOverRefund(app, { reference }, actor);
      if (!taken.done) return said(reference, taken);
      return `${reference} is to be paid back by hand now; \`deposits refunded\` says that it has gone.`;
    }
    case 'deposits-close': {
      const actor = await actorOf(app, command.as, 'review');
      const closed = await settleConcern(app, command, actor);
      if (!closed.done && closed.code === 'deposit.not-open') {
        throw new CommandError(
          'Its refund is still asked for: `deposits take-over` takes it over.',
        );
      }
      if (!closed.done) throw new CommandError(`There is no concern ${command.id} that is open.`);
      return `Concern ${command.id} is closed.`;
    }
    case 'transfer-in': {
      const taken = await takeTransfer(app, command);
      if (!taken.done) {
        throw new CommandError(`Line ${command.line} was read before, with something else in it.`);
      }
      const { transferId, deposit } = taken.value;
      return deposit
        ? `Transfer ${transferId} belongs to ${deposit.reference}, which is ${deposit.state} now.`
        : `Transfer ${transferId} waits for somebody to claim it.`;
    }
    case 'tax':
      await updateTax(app.database, command.basisPoints);
      return `Deposits that are begun from now on hold a tax of ${command.basisPoints} basis points.`;
  }
}

type Operated =
  | Awaited<ReturnType<typeof creditDeposit>>
  | Awaited<ReturnType<typeof markRefunded>>
  | Awaited<ReturnType<typeof refuseDeposit>>;

function said(reference: string, outcome: Operated): string {
  if (!outcome.done) throw new CommandError(`${reasons[outcome.code]}: ${reference}.`);
  const { deposit, isFirst } = outcome.value;
  if (isFirst)
    return `${reference} waits for the same to be said again, above the line by another.`;
  return `${reference} is ${deposit.state} now.`;
}

const reasons = {
  'deposit.unknown': 'There is no such bank deposit or transfer',
  'deposit.unknown-transfer': 'There is no such bank deposit or transfer',
  'deposit.not-open': 'It does not wait for that',
  'deposit.refund-due': 'Money of it is still to go back, which `deposits refunded` says has gone',
  'deposit.same-person': 'Two people say this, each by --as NAME, and somebody else has to',
} as const;

/** To the last one: the newest may be what is most urgent. */
async function everyPage<One>(
  read: (after: string | undefined) => Promise<{ list: One[]; next: string | null }>,
): Promise<One[]> {
  const all: One[] = [];
  let after: string | undefined;
  do {
    const { list, next } = await read(after);
    all.push(...list);
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
}

async function describe(app: Place): Promise<string> {
  const open = await everyPage(
    async (after) => (await listForReview(app, { state: 'open', after })).value,
  );
  const lines = open.map(({ reference, state, asked, currency, kind, player, claimed }) => {
    const of = claimed ? ` claims "${claimed.reference}" of ${claimed.paidOn}` : '';
    return `${reference}  ${state}  ${kind}  ${writtenSum(asked, currency)}  ${player.account}${of}`;
  });
  const transfers = await everyPage(async (after) => (await listTransfers(app, { after })).value);
  const unmatched = transfers.map(
    ({ id, amount, reference }) => `transfer ${id}  ${amount}  "${reference}"`,
  );
  const concerns = await everyPage((after) => listConcerns(app, { after }));
  const worries = concerns.map(
    ({ id, kind, provider, paymentId, session, withdrawal, amount, currency, reference }) =>
      `concern ${id}  ${kind}  ${writtenSum(amount, currency)}  payment ${paymentId} of ${provider}  ${reference ?? session ?? (withdrawal ? `withdrawal ${withdrawal}` : '')}`,
  );
  return [...lines, ...unmatched, ...worries].join('\n') || 'Nothing waits.';
}
