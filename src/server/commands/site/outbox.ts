import { selectKept } from '#server/kernel/outbox/store.ts';
import { describeOutbox } from '../describe-outbox.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandOptions, defineCommand } from './site-command.ts';

export const outbox = defineCommand({
  name: 'outbox',
  usage: `  outbox                                  the last messages that no service was there to send
  outbox --to TEXT --last N               those to a number or mailbox with TEXT in it; at most N`,
  parse: parseOutbox,
  run: async ({ database }, request) => describeOutbox(await selectKept(database, request)),
});

function parseOutbox(rest: readonly string[], { to, last = '10' }: CommandOptions) {
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much behind "outbox".`);
  if (!/^[1-9]\d{0,3}$/.test(last)) {
    throw new UsageError(`"${last}" is no number of messages, from 1 to 9999.`);
  }
  return { kind: 'outbox', to: to ?? null, last: Number(last) };
}
