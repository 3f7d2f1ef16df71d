import { takeTransfer } from '#server/deposits/take-transfer.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readAmount } from './read-amount.ts';
import { defineCommand } from './site-command.ts';

export const transferIn = defineCommand({
  name: 'transfer-in',
  usage: `  transfer-in LINE AMOUNT REFERENCE       a line of the bank's statement: LINE is the bank's own number
                                          of it, AMOUNT is in minor units`,
  parse([line, amount, ...words]) {
    const reference = words.join(' ');
    if (!line || !amount || reference === '' || reference.length > 140 || line.length > 100) {
      throw new UsageError('It is "transfer-in LINE AMOUNT REFERENCE".');
    }
    return { kind: 'transfer-in', line, amount: readAmount(amount), reference };
  },
  async run(context, request) {
    const taken = await takeTransfer(context, request);
    if (!taken.done) {
      throw new CommandError(`Line ${request.line} was read before, with something else in it.`);
    }
    const { transferId, deposit } = taken.value;
    return deposit
      ? `Transfer ${transferId} belongs to ${deposit.reference}, which is ${deposit.state} now.`
      : `Transfer ${transferId} waits for somebody to claim it.`;
  },
});
