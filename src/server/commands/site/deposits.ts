import { chargeBack } from '#server/deposits/charge-back.ts';
import {
  creditDeposit,
  markRefunded,
  refuseDeposit,
  takeOverRefund,
} from '#server/deposits/operate-deposits.ts';
import { listForReview, listTransfers } from '#server/deposits/review-deposits.ts';
import { listIncidents, settleIncident } from '#server/incidents/incidents.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { writtenSum } from '../written-sum.ts';
import { readAmount } from './read-amount.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

export const deposits = defineCommand<DepositsRequest>({
  name: 'deposits',
  usage: `  deposits list                           what waits for somebody: deposits, transfers, incidents
  deposits credit REFERENCE [AMOUNT]      credits a bank transfer (AMOUNT in minor units, if not as asked)
  deposits credit REFERENCE transfer N    credits it by a transfer of that list
  deposits refuse REFERENCE REASON        refuses one; the player reads the REASON
  deposits take-over REFERENCE            takes an overdue refund from its provider, to be paid by hand
  deposits refunded REFERENCE [TRANSFER]  says that what had to go back by hand has gone back;
                                          TRANSFER is the bank's own name of it
  deposits charge-back REFERENCE REASON   says that a credited one was taken back by its card or bank: its
                                          bonus ends, and what is left of it leaves the wallet
  deposits close N NOTE                   says that incident N of that list was seen to, and how
  deposits ... --as NAME                  does one of them as that operator; above the line of
                                          "withdrawals terms" two of them say the same`,
  parse: parseDeposits,
  run: runDeposits,
});

type DepositsRequest =
  | { kind: 'deposits-list' }
  | {
      kind: 'deposits-credit';
      reference: string;
      by: { amount: bigint } | { transferId: string } | null;
      as: string | null;
    }
  | { kind: 'deposits-refuse'; reference: string; reason: string; as: string | null }
  | { kind: 'deposits-charge-back'; reference: string; reason: string; as: string | null }
  | { kind: 'deposits-take-over'; reference: string; as: string | null }
  | { kind: 'deposits-refunded'; reference: string; transfer: string; as: string | null }
  | { kind: 'deposits-close'; id: string; note: string; as: string | null };

function parseDeposits(
  [word, reference, ...rest]: readonly string[],
  values: CommandOptions,
): DepositsRequest {
  const as = values.as ?? null;
  if (word === 'list' && reference === undefined) return { kind: 'deposits-list' };
  if (word === 'credit' && reference && rest.length <= 2) {
    return { kind: 'deposits-credit', reference, by: readWay(rest), as };
  }
  if ((word === 'refuse' || word === 'charge-back') && reference && rest.length > 0) {
    const reason = rest.join(' ');
    if (reason.length > 300) throw new UsageError('A reason has 300 characters at most.');
    return { kind: `deposits-${word}`, reference, reason, as };
  }
  if (word === 'take-over' && reference && rest.length === 0) {
    return { kind: 'deposits-take-over', reference, as };
  }
  if (word === 'refunded' && reference) {
    const transfer = rest.join(' ');
    if (transfer.length > 300) throw new UsageError('A transfer has 300 characters at most.');
    return { kind: 'deposits-refunded', reference, transfer, as };
  }
  if (word === 'close' && reference && /^[1-9]\d{0,17}$/.test(reference) && rest.length > 0) {
    return { kind: 'deposits-close', id: reference, note: rest.join(' ').slice(0, 300), as };
  }
  throw new UsageError(
    'It is "deposits list", "credit", "refuse", "charge-back", "take-over", "refunded" or "close" and what it is about.',
  );
}

function readWay([first, second]: readonly string[]) {
  if (first === undefined) return null;
  if (second === undefined) return { amount: readAmount(first) };
  if (first !== 'transfer' || !/^[1-9]\d{0,17}$/.test(second)) {
    throw new UsageError('It is "deposits credit REFERENCE transfer N".');
  }
  return { transferId: second };
}

async function runDeposits(context: CommandContext, command: DepositsRequest): Promise<string> {
  switch (command.kind) {
    case 'deposits-list':
      return describe(context);
    case 'deposits-credit': {
      const { reference, by, as } = command;
      const actor = await actorOf(context, as, 'review');
      const credit = { named: { reference }, ...by };
      return said(reference, await creditDeposit(context, credit, actor));
    }
    case 'deposits-refuse': {
      const { reference, reason, as } = command;
      const actor = await actorOf(context, as, 'review');
      return said(reference, await refuseDeposit(context, { named: { reference }, reason }, actor));
    }
    case 'deposits-charge-back': {
      const actor = await actorOf(context, command.as, 'pay');
      const charged = await chargeBack(context, command, actor);
      if (!charged.done) throw new CommandError(`${reasons[charged.code]}: ${command.reference}.`);
      const { taken, lost, rewards } = charged.value;
      return `${command.reference} was taken back: ${taken} left the wallet, ${lost} is lost. ${wordsOf(rewards)}`;
    }
    case 'deposits-refunded': {
      const { reference, transfer, as } = command;
      const actor = await actorOf(context, as, 'pay');
      const refund = { named: { reference }, reference: transfer };
      return said(reference, await markRefunded(context, refund, actor));
    }
    case 'deposits-take-over': {
      const { reference, as } = command;
      const actor = await actorOf(context, as, 'pay');
      const taken = await takeOverRefund(context, { reference }, actor);
      if (!taken.done) return said(reference, taken);
      return `${reference} is to be paid back by hand now; \`deposits refunded\` says that it has gone.`;
    }
    case 'deposits-close': {
      const actor = await actorOf(context, command.as, 'review');
      const closed = await settleIncident(context, command, actor);
      if (!closed.done && closed.code === 'deposit.not-open') {
        throw new CommandError(
          'Its refund is still asked for: `deposits take-over` takes it over.',
        );
      }
      if (!closed.done) throw new CommandError(`There is no incident ${command.id} that is open.`);
      return `Incident ${command.id} is closed.`;
    }
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

function wordsOf({
  bonus,
  revoked,
  claimed,
}: {
  bonus: keyof typeof bonusWords;
  revoked: number;
  claimed: number;
}): string {
  const words: string[] = [bonusWords[bonus]];
  if (revoked > 0) words.push(`Rewards it brought that are revoked: ${revoked}.`);
  if (claimed > 0)
    words.push(`Rewards it brought that were claimed, an incident each: ${claimed}.`);
  return words.join(' ');
}

const bonusWords = {
  none: 'It brought no bonus.',
  revoked: 'Its bonus was revoked.',
  completed:
    'Its bonus was played through before and is the player’s: an incident asks somebody to look at it.',
  over: 'Its bonus had ended before.',
} as const;

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

async function describe(context: CommandContext): Promise<string> {
  const open = await everyPage(
    async (after) => (await listForReview(context, { state: 'open', after })).value,
  );
  const lines = open.map(({ reference, state, asked, currency, kind, player, claimed }) => {
    const of = claimed ? ` claims "${claimed.reference}" of ${claimed.paidOn}` : '';
    return `${reference}  ${state}  ${kind}  ${writtenSum(asked, currency)}  ${player.account}${of}`;
  });
  const transfers = await everyPage(
    async (after) => (await listTransfers(context, { after })).value,
  );
  const unmatched = transfers.map(
    ({ id, amount, reference }) => `transfer ${id}  ${amount}  "${reference}"`,
  );
  const incidents = await everyPage((after) => listIncidents(context, { after }));
  const incidentLines = incidents.map(
    ({ id, kind, provider, paymentId, session, withdrawal, amount, currency, reference }) =>
      `incident ${id}  ${kind}  ${writtenSum(amount, currency)}  payment ${paymentId} of ${provider}  ${reference ?? session ?? (withdrawal ? `withdrawal ${withdrawal}` : '')}`,
  );
  return [...lines, ...unmatched, ...incidentLines].join('\n') || 'Nothing waits.';
}
