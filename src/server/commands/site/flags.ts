import { closeOpenFlags, listFlags } from '#server/protection/for-operators.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type FlagsRequest =
  | { kind: 'care-flags' }
  | { kind: 'care-flags-close'; account: string; note: string; as: string };

export const flags = defineCommand<FlagsRequest>({
  name: 'flags',
  usage: `  flags                                   players who may be playing too much, the newest first; whoever
                                          bears an open one is offered nothing
  flags close ACCOUNT NOTE --as NAME      says that somebody looked at all of theirs, and what came of it`,
  parse: parseFlags,
  run: runFlags,
});

function parseFlags(
  [word, account, ...note]: readonly string[],
  { as }: CommandOptions,
): FlagsRequest {
  if (word === undefined) return { kind: 'care-flags' };
  const said = note.join(' ').trim();
  if (word === 'close' && account !== undefined && said !== '') {
    if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
    if (said.length < 10 || said.length > 300) {
      throw new UsageError('A note has 10 to 300 characters.');
    }
    return { kind: 'care-flags-close', account, note: said, as };
  }
  throw new UsageError('It is "flags", or "flags close ACCOUNT NOTE --as NAME".');
}

async function runFlags(context: CommandContext, request: FlagsRequest): Promise<string> {
  if (request.kind === 'care-flags') return describeFlags(context);
  const { account, note, as } = request;
  const closed = await closeOpenFlags(
    context,
    { account, note },
    await actorOf(context, as, 'review'),
  );
  if (closed === 0) throw new CommandError(`"${account}" bears no open flag.`);
  return `${closed} closed. ${account} is offered what others are.`;
}

async function describeFlags({ database }: CommandContext): Promise<string> {
  const flags = await listFlags(database);
  const lines = flags.map(
    ({ account, marker, raisedAt, facts, closedBy }) =>
      `${raisedAt.toISOString()}  ${account}  ${marker}  ${JSON.stringify(facts)}  ${closedBy === null ? 'open' : `closed by ${closedBy}`}`,
  );
  return lines.join('\n') || 'No flags.';
}
