import type { Actor } from '#server/operator/audit.ts';
import { agreeByTwo } from '#server/rewards/two-people.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from './site-command.ts';

/** False: it waits for a second person, who gives the same command under their own name. */
export async function isAgreed(
  context: CommandContext,
  proposal: { subject: string; definition: unknown },
  actor: Actor,
): Promise<boolean> {
  const agreed = await agreeByTwo(context, proposal, actor);
  if (!agreed.done) {
    throw new CommandError(
      'It gives money, or something to people it names: two operators with names say the same. --as NAME.',
    );
  }
  return agreed.value === 'agreed';
}

export const waitsForSecond =
  'It waits for a second person: the same command with the same definition, under another name.';
