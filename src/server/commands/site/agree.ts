import type { Actor } from '#server/operator/audit.ts';
import { doByTwo, type Proposal } from '#server/rewards/two-people.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from './site-command.ts';

interface ByTwo extends Omit<Proposal<string>, 'carryOut'> {
  carryOut: (context: CommandContext) => Promise<string>;
}

/** Carries it out where another person has said the same, and answers what the terminal says; else what it waits for. */
export async function sayByTwo(
  context: CommandContext,
  { carryOut, ...proposal }: ByTwo,
  actor: Actor,
): Promise<string> {
  const within = { carryOut: (app: object) => carryOut({ ...context, ...app }) };
  const agreed = await doByTwo(context, { ...proposal, ...within }, actor);
  if (!agreed.done) {
    throw new CommandError(
      'It gives money, or something to people it names: two operators with names say the same. --as NAME.',
    );
  }
  const { value } = agreed;
  return value.state === 'agreed' ? value.value : said[value.state];
}

const said = {
  waits:
    'It waits for a second person: the same command with the same definition, under another name.',
  changed:
    'What holds has changed since it was proposed. It begins anew with you, and waits for another person.',
} as const;
