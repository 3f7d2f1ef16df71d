import type { House } from '#server/house.ts';
import { listConcerns, settleConcern } from '#server/payments/concerns.ts';
import { updateTax } from '#server/payments/method-store.ts';
import {
  creditDeposit,
  listOpenDeposits,
  markRefunded,
  type Operated,
  refuseDeposit,
  takeTransfer,
} from '#server/payments/operate-deposits.ts';
import type { Teller } from '#server/payments/tell.ts';
import { CommandError } from './command-error.ts';
import type { DepositCommand } from './read-deposit-command.ts';

/** Who stands in the books where an operator works from the command line. */
const operator = 'site';

/** Does it, and answers what to tell the operator. */
export async function runDepositCommand(
  house: Teller & Pick<House, 'database' | 'clock'>,
  command: DepositCommand,
): Promise<string> {
  switch (command.kind) {
    case 'deposits-list':
      return describe(await listOpenDeposits(house), await listConcerns(house));
    case 'deposits-credit': {
      const { reference, by } = command;
      return said(reference, await creditDeposit(house, { reference, ...by, operator }));
    }
    case 'deposits-refuse':
      return said(command.reference, await refuseDeposit(house, { ...command, operator }));
    case 'deposits-refunded':
      return said(command.reference, await markRefunded(house, { ...command, operator }));
    case 'deposits-close': {
      const closed = await settleConcern(house, command, { id: null, name: operator });
      if (!closed.done) throw new CommandError(`There is no concern ${command.id} that is open.`);
      return `Concern ${command.id} is closed.`;
    }
    case 'transfer-in': {
      const taken = await takeTransfer(house, command);
      if (!taken.done) {
        throw new CommandError(`Line ${command.line} was read before, with something else in it.`);
      }
      const { transferId, deposit } = taken.value;
      return deposit
        ? `Transfer ${transferId} belongs to ${deposit.reference}, which is ${deposit.state} now.`
        : `Transfer ${transferId} waits for somebody to claim it.`;
    }
    case 'tax':
      await updateTax(house.database, command.basisPoints);
      return `Deposits that are begun from now on hold a tax of ${command.basisPoints} basis points.`;
  }
}

function said(reference: string, outcome: Operated): string {
  if (outcome.done) return `${reference} is ${outcome.value.state} now.`;
  throw new CommandError(
    outcome.code === 'deposit.unknown'
      ? `There is no such bank deposit or transfer: ${reference}.`
      : `${reference} does not wait for that.`,
  );
}

function describe(
  { deposits, transfers }: Awaited<ReturnType<typeof listOpenDeposits>>,
  concerns: Awaited<ReturnType<typeof listConcerns>>,
): string {
  const lines = deposits.map(({ reference, state, asked, currency, kind, ...row }) => {
    const claimed = row.claimed_reference
      ? ` claims "${row.claimed_reference}" of ${row.claimed_on}`
      : '';
    return `${reference}  ${state}  ${kind}  ${asked} ${currency}  player ${row.player_id}${claimed}`;
  });
  const unmatched = transfers.map(
    ({ id, amount, reference }) => `transfer ${id}  ${amount}  "${reference}"`,
  );
  const worries = concerns.map(
    ({ id, kind, provider, paymentId, session, amount, currency, reference }) =>
      `concern ${id}  ${kind}  ${amount} ${currency}  payment ${paymentId} of ${provider}  ${reference ?? session ?? ''}`,
  );
  return [...lines, ...unmatched, ...worries].join('\n') || 'Nothing waits.';
}
