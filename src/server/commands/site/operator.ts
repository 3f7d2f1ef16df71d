import { type Duty, duties } from '#contract/call.ts';
import type { Database } from '#server/db/open.ts';
import { addOperator, listOperators, removeOperator } from '#server/operator/keep-operators.ts';
import { totpAddress } from '#server/secrets/totp.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const operator = defineCommand<OperatorRequest>({
  name: 'operator',
  usage: `  operator add NAME [look review pay]     gives somebody of the house a token and an authenticator
                                          for these duties (all)
  operator remove NAME                    takes it back, at once
  operator list                           who has one`,
  parse: parseOperator,
  async run(context, request) {
    if (request.kind === 'operator-list') return describeOperators(context.database);
    if (request.kind === 'operator-add') return addNamed(context, request.name, request.duties);
    if (await removeOperator(context, request.name))
      return `${request.name} has no token any more.`;
    throw new CommandError(`There is no operator ${request.name}.`);
  },
});

type OperatorRequest =
  | { kind: 'operator-add'; name: string; duties: Duty[] }
  | { kind: 'operator-remove'; name: string }
  | { kind: 'operator-list' };

function parseOperator([word, name, ...given]: readonly string[]): OperatorRequest {
  if (word === 'list' && name === undefined) return { kind: 'operator-list' };
  if (!name || !/^[a-z][a-z0-9.-]{1,39}$/.test(name)) {
    throw new UsageError(
      'It is "operator add NAME [look review pay]", "operator remove NAME" or "operator list"; a name is 2 to 40 small letters, digits, dots and dashes.',
    );
  }
  if (word === 'remove' && given.length === 0) return { kind: 'operator-remove', name };
  if (word !== 'add') throw new UsageError(`"operator ${word}" cannot be read.`);
  const trusted = duties.filter((duty) => given.length === 0 || given.includes(duty));
  if (given.some((duty) => !duties.some((known) => known === duty))) {
    throw new UsageError(`A duty is ${duties.join(', ')}.`);
  }
  return { kind: 'operator-add', name, duties: trusted };
}

async function addNamed(context: CommandContext, name: string, duties: Duty[]): Promise<string> {
  const vault = await context.openVault();
  const added = await addOperator({ ...context, vault }, name, duties);
  if (!added) throw new CommandError(`There is an operator ${name} already.`);
  return [
    `${name} may ${duties.join(', ')}. Told this once: the token, for "authorization: Bearer",`,
    'and what an authenticator app takes; its codes renew the token, and are asked before paying.',
    added.token,
    totpAddress(added.secret, { issuer: 'Verbena', account: name }),
  ].join('\n');
}

async function describeOperators(database: Database): Promise<string> {
  const operators = await listOperators({ database });
  if (operators.length === 0) return 'Nobody has a token.';
  return operators
    .map((one) => `${one.name}: ${one.duties.join(', ')}; last here ${one.usedAt.toISOString()}`)
    .join('\n');
}
