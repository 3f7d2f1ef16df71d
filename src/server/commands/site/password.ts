import { handOutPassword } from '#server/identity/passwords/hand-out-password.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const password = defineCommand({
  name: 'password',
  usage: `  password ACCOUNT                        gives it a password that has to be changed at once`,
  parse([account, ...more]) {
    if (!account || more.length > 0) throw new UsageError('It is "password ACCOUNT".');
    return { kind: 'password', account };
  },
  run: (context, { account }) => handOut(context, account),
});

async function handOut(context: CommandContext, account: string): Promise<string> {
  const given = await handOutPassword(context, account);
  if (given.done) {
    return `${given.value.account} opens with ${given.value.password} once, to choose another. Every session of it has ended.`;
  }
  const isUnknown = given.code === 'login.wrong';
  throw new CommandError(isUnknown ? `There is no account ${account}.` : 'Try again in a moment.');
}
