import { RebateTerms } from '#contract/rebate-terms.ts';
import {
  approveRebates,
  listRebateFaults,
  listRebates,
  proposeRebates,
} from '#server/rewards/rebates/change-rule.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type RebateRequest =
  | { kind: 'list' }
  | { kind: 'propose'; file: string; as: string }
  | { kind: 'approve'; version: string; as: string };

export const rebates = defineCommand<RebateRequest>({
  name: 'rebates',
  usage: `  rebates list                            the rules of daily rebates, the newest first
  rebates propose FILE --as NAME          a new rule, which waits for a second person
  rebates approve VERSION --as NAME       that second person: it holds from the next midnight on`,
  parse: parseRebates,
  run: runRebates,
});

function parseRebates(
  [word, given, ...rest]: readonly string[],
  { as }: CommandOptions,
): RebateRequest {
  if (word === 'list' && given === undefined) return { kind: 'list' };
  if (given !== undefined && rest.length === 0) {
    if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
    if (word === 'propose') return { kind: 'propose', file: given, as };
    if (word === 'approve' && /^[1-9]\d{0,17}$/.test(given)) {
      return { kind: 'approve', version: given, as };
    }
  }
  throw new UsageError('It is "rebates" and one of list, propose FILE, approve VERSION.');
}

async function runRebates(context: CommandContext, request: RebateRequest): Promise<string> {
  if (request.kind === 'list') {
    const lines = (await listRebates(context)).map(
      ({ version, terms, proposed_by: by, valid_from: from }) =>
        `${version}  ${from === null ? `proposed by ${by}` : `from ${from.toISOString()}`}  ${JSON.stringify(terms)}`,
    );
    const faults = (await listRebateFaults(context)).map(
      ({ day, account, faults, tryAt }) =>
        `${day} of ${account} could not be settled ${faults} times; next at ${tryAt.toISOString()}`,
    );
    return [lines.join('\n') || 'There is no rule.', ...faults].join('\n');
  }
  const actor = await actorOf(context, request.as, 'review');
  if (request.kind === 'propose') {
    const terms = await readDefinition(request.file, RebateTerms);
    return `Version ${await proposeRebates(context, terms, actor)} waits for a second person.`;
  }
  const approved = await approveRebates(context, request.version, actor);
  if (!approved.done) throw new CommandError(reasons[approved.code]);
  return `It holds from ${approved.value.validFrom.toISOString()} on.`;
}

const reasons: Readonly<Record<'reward.unknown' | 'reward.over' | 'reward.same-person', string>> = {
  'reward.unknown': 'There is no such version.',
  'reward.over':
    'It is approved already, waited for more than three days, or is not the newest version.',
  'reward.same-person': 'Somebody else approves what one proposes.',
};
