import type { Duty } from '#contract/call.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Actor } from '#server/operator/audit.ts';
import { identifyOperator } from '#server/operator/identify-operator.ts';
import { proveOperator } from '#server/operator/prove-operator.ts';
import type { Vault } from '#server/secrets/vault.ts';
import type { AskOperator } from './ask-operator.ts';
import { CommandError } from './command-error.ts';

/** The terminal at which a command is typed. */
export interface OperatorTerminal extends Pick<AppContext, 'database' | 'clock' | 'scope'> {
  /** Only what is locked asks for the secret; other commands leave no file of it behind. */
  openVault: () => Promise<Vault>;
  askOperator: AskOperator;
}

/**
 * Who says no name is the machine, which is one person however many sit at it. A name is believed only
 * with its token: one person at the terminal could otherwise be both where two are needed.
 */
export async function actorOf(
  terminal: OperatorTerminal,
  name: string | null,
  duty: Duty,
): Promise<Actor> {
  if (name === null) return { id: null, name: 'machine' };
  const operator = await identifyOperator(terminal, await terminal.askOperator(name, 'token'));
  if (operator?.name !== name) throw new CommandError(`That is no token of an operator ${name}.`);
  const { id, duties, isFresh, isProved } = operator;
  if (!duties.includes(duty)) {
    throw new CommandError(`There is no operator ${name} whose duty it is to ${duty}.`);
  }
  if (!isFresh || (duty === 'pay' && !isProved)) {
    const proved = await proveOperator(
      { ...terminal, vault: await terminal.openVault() },
      operator,
      await terminal.askOperator(name, 'code'),
    );
    if (!proved.done) throw new CommandError(said[proved.code]);
  }
  return { id, name };
}

const said = {
  'authenticator.wrong': 'That is no code of theirs, or it was used before; wait for the next one.',
  'authenticator.too-many': 'Too many wrong codes. Try again in a quarter of an hour.',
} as const;
