import type { AppContext } from '#server/kernel/app-context.ts';
import type { OperatorTerminal } from '../actor-of.ts';

/** What a command works with: the same database as the gateway, and who is at the terminal. */
export interface CommandContext extends OperatorTerminal, Pick<AppContext, 'settings'> {
  /** Gateways read events from the database; a command subscribes to none. */
  events: Pick<AppContext['events'], 'publish'>;
}

/** What `--name value` said; the same names for every command. */
export interface CommandOptions {
  until?: string | undefined;
  country?: string | undefined;
  range?: string | undefined;
  to?: string | undefined;
  last?: string | undefined;
  as?: string | undefined;
  reason?: string | undefined;
  /** Typed once more, after the command has shown what it would do. */
  confirm?: boolean | undefined;
}

interface SiteCommand<Parsed> {
  /** The first word behind `npm run site --`. */
  name: string;
  /** Its lines of the help. */
  usage: string;
  /** Throws a UsageError where the words behind the name make no request. */
  parse(words: readonly string[], options: CommandOptions, now: Date): Parsed;
  /** Carries the request out, and answers what the operator reads. */
  run(context: CommandContext, request: Parsed): Promise<string>;
}

/** A command that was understood; nothing has happened yet. */
export interface ParsedCommand {
  request: unknown;
  run(context: CommandContext): Promise<string>;
}

export interface CommandEntry {
  name: string;
  usage: string;
  parse(words: readonly string[], options: CommandOptions, now: Date): ParsedCommand;
}

/** Ties what a command parses to what it runs, so that the table needs to know neither. */
export function defineCommand<Parsed>(command: SiteCommand<Parsed>): CommandEntry {
  return {
    name: command.name,
    usage: command.usage,
    parse(words, options, now) {
      const request = command.parse(words, options, now);
      return { request, run: (context) => command.run(context, request) };
    },
  };
}
