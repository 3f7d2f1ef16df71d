import type { Database } from '#server/db/open.ts';
import { listMatches } from '#server/exclusion-register/matches.ts';
import { settleResemblance } from '#server/protection/settle-match.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

export const match = defineCommand<MatchRequest>({
  name: 'match',
  usage: `  match list                              accounts that resemble somebody who excluded themselves
  match settle ID same|other              the same person: their break is laid upon this account
      --reason TEXT [--as NAME]           too; another person: it is not stopped by it any more`,
  parse: parseMatch,
  run: (context, request) =>
    request.kind === 'match-list'
      ? describeMatches(context.database)
      : settleMatch(context, request),
});

type MatchRequest =
  | { kind: 'match-list' }
  | {
      kind: 'match-settle';
      id: string;
      outcome: 'same-person' | 'other-person';
      reason: string;
      as: string | null;
    };

function parseMatch(
  [verb, id, outcome, ...more]: readonly string[],
  { as: name, reason: text }: CommandOptions,
): MatchRequest {
  if (verb === 'list' && id === undefined) return { kind: 'match-list' };
  const reason = text?.trim() ?? '';
  const isSettling = verb === 'settle' && id && /^[1-9]\d{0,17}$/.test(id) && more.length === 0;
  if (!isSettling || (outcome !== 'same' && outcome !== 'other')) {
    throw new UsageError('It is "match list" or "match settle ID same|other --reason TEXT".');
  }
  if (reason === '' || reason.length > 300) {
    throw new UsageError('Say why: --reason TEXT, 300 characters at most.');
  }
  return { kind: 'match-settle', id, outcome: `${outcome}-person`, reason, as: name ?? null };
}

async function describeMatches(database: Database): Promise<string> {
  const matches = await listMatches(database);
  const lines = matches.map(
    ({ id, account, playerId, excludedAccount, step, kinds, foundAt }) =>
      `${id}  ${foundAt.toISOString()}  ${account}${playerId === null ? ' (refused)' : ''}  resembles ${excludedAccount}  ${kinds.join(', ')}  at ${step}`,
  );
  return lines.join('\n') || 'No match waits.';
}

async function settleMatch(
  context: CommandContext,
  { id, outcome, reason, as }: Extract<MatchRequest, { kind: 'match-settle' }>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const settled = await settleResemblance(context, { id, outcome, reason }, actor);
  if (!settled) throw new CommandError(`No match ${id} waits.`);
  return outcome === 'same-person'
    ? `${settled.account} is on the same break now.`
    : `${settled.account} is another person.`;
}
