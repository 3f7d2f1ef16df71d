import { Secret, TOTP } from 'otpauth';
import type { Duty } from '#contract/call.ts';
import type { CommandContext } from '#server/commands/site/site-command.ts';
import { parseSiteCommand, siteHelp } from '#server/commands/site/site-commands.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Actor } from '#server/operator/audit.ts';
import { identifyOperator } from '#server/operator/identify-operator.ts';
import { addOperator } from '#server/operator/keep-operators.ts';
import { renewToken } from '#server/operator/prove-operator.ts';

type Parts = Pick<AppContext, 'database' | 'clock' | 'vault' | 'scope'>;

/** What an operator's authenticator shows. */
export function codeOf(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
}

/** The token of somebody who has just shown a code, so that it also pays. */
export async function provedOperator(
  app: Parts,
  name: string,
  duties: readonly Duty[],
): Promise<string> {
  const added = await addOperator(app, name, duties);
  const operator = added && (await identifyOperator(app, added.token));
  if (!operator) throw new Error(`There is a ${name} already.`);
  const renewed = await renewToken(app, operator, codeOf(added.secret, app.clock.now()));
  if (!renewed.done) throw new Error(renewed.code);
  return renewed.value.token;
}

/** Somebody with a name, as a command or a call that they opened has them. */
export async function namedActor(app: Parts, name: string): Promise<Actor> {
  const added = await addOperator(app, name, ['look', 'review', 'pay']);
  const operator = added && (await identifyOperator(app, added.token));
  if (!operator) throw new Error(`There is a ${name} already.`);
  return { id: operator.id, name };
}

/** A terminal at which these operators type their tokens. */
export function terminalOf(
  app: AppContext,
  tokens: Readonly<Record<string, string>> = {},
): CommandContext {
  return {
    ...app,
    openVault: async () => app.vault,
    askOperator: async (name, wanted) => (wanted === 'token' ? (tokens[name] ?? '') : ''),
  };
}

/** Carries out what was typed behind `npm run site --`. */
export async function runCommand(
  context: CommandContext,
  ...typed: readonly string[]
): Promise<string> {
  const command = parseSiteCommand(typed, context.clock.now());
  return command === 'help' ? siteHelp : command.run(context);
}
