import { limitPeriods } from '#contract/protection-rules.ts';
import { protectionOf } from '#server/protection/for-operators.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const limit = defineCommand({
  name: 'limit',
  usage: `  limit ACCOUNT                           somebody's limits, and what is used of them`,
  parse([account, ...more]) {
    if (!account || more.length > 0) throw new UsageError('It is "limit ACCOUNT".');
    return { kind: 'care-limits', account };
  },
  run: (context, { account }) => describeLimits(context, account),
});

async function describeLimits(context: CommandContext, account: string): Promise<string> {
  const found = await protectionOf(context, account);
  if (!found) throw new CommandError(`There is no account ${account}.`);
  const { limits, currency, hasChosen, reality } = found;
  const lines = limits
    .filter(({ inForce, pending }) => inForce !== null || pending !== null)
    .toSorted((one, other) => limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period))
    .map(({ kind, period, own, inForce, used, pending }) => {
      const unit = kind === 'session' ? 'minutes' : `${currency} (minor units)`;
      const waiting = pending ? `, ${pending.amount ?? 'none'} asked for, ${pending.dueAt}` : '';
      return `${kind} a ${period}: ${used} of ${inForce ?? 'no limit'} ${unit}${own === null ? ', not their own' : ''}${waiting}`;
    });
  const chosen = hasChosen ? 'Limits were chosen.' : 'Limits were not chosen yet.';
  return [chosen, ...lines, `Reality check every ${reality.minutes} minutes.`].join('\n');
}
