import { parseArgs } from 'node:util';
import { type Duty, duties } from '#contract/call.ts';
import { parseNetwork } from '#server/ports/geo/network.ts';
import { type CareCommand, careHelp, careTopics } from './read-care-command.ts';
import { type DepositCommand, depositHelp, depositTopics } from './read-deposit-command.ts';
import { type PlayCommand, playHelp, playTopics } from './read-play-command.ts';
import { type VendorCommand, vendorHelp, vendorTopics } from './read-vendor-command.ts';
import {
  type WithdrawalCommand,
  withdrawalHelp,
  withdrawalTopics,
} from './read-withdrawal-command.ts';
import { UsageError } from './usage-error.ts';

export type SiteCommand =
  | { kind: 'help' }
  | { kind: 'status-show' }
  | { kind: 'status-normal' }
  | { kind: 'status-maintenance'; end: Date | null }
  | { kind: 'status-blocked'; target: { country: string } | { network: string } }
  | { kind: 'geo-load'; file: string }
  | { kind: 'geo-set'; network: string; country: string }
  | { kind: 'game'; gameCode: string; enabled: boolean }
  | { kind: 'class'; key: string; enabled: boolean }
  | { kind: 'winner-add'; account: string; gameCode: string; winAmount: bigint }
  | { kind: 'password'; account: string }
  | { kind: 'outbox'; to: string | null; last: number }
  | { kind: 'operator-add'; name: string; duties: Duty[] }
  | { kind: 'operator-remove'; name: string }
  | { kind: 'operator-list' }
  | DepositCommand
  | WithdrawalCommand
  | VendorCommand
  | CareCommand
  | PlayCommand;

/** Reads what stands behind `npm run site --`. */
export function readSiteCommand(given: readonly string[], now: Date): SiteCommand {
  const { values, positionals } = split(given);
  const [topic = 'help', ...rest] = positionals;
  if (values.help || topic === 'help') return { kind: 'help' };
  const read = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  if (!read) throw new UsageError(`There is no "${topic}".`);
  return read(rest, values, now);
}

export const siteHelp = `npm run site -- COMMAND

  status show                             what the site is answering now
  status normal                           opens the site; takes back what "blocked" closed
  status maintenance [--until WHEN]       closes the site, until WHEN (+2h, +30m, +1d or an ISO time)
  status blocked --country CO             closes it to a country
  status blocked --range 1.2.3.0/24       closes it to a range of addresses
  geo load FILE                           replaces the table of countries (lines: network,country)
  geo set RANGE COUNTRY                   places one range, whatever the table says
  game on|off CODE                        shows or hides one game
  class on|off KEY                        shows or hides a class of games, such as COCKFIGHT
  winner add ACCOUNT CODE AMOUNT          puts a win on the board (AMOUNT in minor units)
  password ACCOUNT                        gives it a password that has to be changed at once
  operator add NAME [look review pay]     gives somebody of the house a token and an authenticator
                                          for these duties (all)
  operator remove NAME                    takes it back, at once
  operator list                           who has one
  outbox                                  the last messages that no service was there to send
  outbox --to TEXT --last N               those to a number or mailbox with TEXT in it; at most N
${depositHelp}
${withdrawalHelp}
${vendorHelp}
${careHelp}
${playHelp}

--as NAME asks for the token of NAME on the terminal, unseen; or it is read from the file that
OPERATOR_TOKEN_FILE names, or from the first line of what is piped in. Before paying, and where the
token has rested, a code of their authenticator is asked for as well (the next line), each time.

Open apps and all gateways learn of changes at once.`;

type Values = ReturnType<typeof split>['values'];
type Reader = (rest: readonly string[], values: Values, now: Date) => SiteCommand;

function split(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        until: { type: 'string' },
        country: { type: 'string' },
        range: { type: 'string' },
        to: { type: 'string' },
        last: { type: 'string' },
        as: { type: 'string' },
        reason: { type: 'string' },
      },
    });
  } catch (cause) {
    const [reason] = cause instanceof Error ? cause.message.split('. ') : [];
    throw new UsageError(`${reason ?? 'That cannot be read'}.`);
  }
}

const topics: Readonly<Record<string, Reader>> = {
  status: readStatus,
  geo: readGeo,
  game: (rest) => {
    const [enabled, gameCode] = readSwitch('game', 'CODE', rest);
    return { kind: 'game', gameCode, enabled };
  },
  class: (rest) => {
    const [enabled, key] = readSwitch('class', 'KEY', rest);
    return { kind: 'class', key, enabled };
  },
  winner: readWinner,
  password: ([account, ...more]) => {
    if (!account || more.length > 0) throw new UsageError('It is "password ACCOUNT".');
    return { kind: 'password', account };
  },
  operator: readOperator,
  outbox: readOutbox,
  ...depositTopics,
  ...withdrawalTopics,
  ...vendorTopics,
  ...careTopics,
  ...playTopics,
};

function readOperator([word, name, ...given]: readonly string[]): SiteCommand {
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

function readStatus([word, ...more]: readonly string[], values: Values, now: Date): SiteCommand {
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much behind "${word}".`);
  if (values.until !== undefined && word !== 'maintenance') {
    throw new UsageError('Only maintenance has an --until.');
  }
  if (word === 'show') return { kind: 'status-show' };
  if (word === 'normal') return { kind: 'status-normal' };
  if (word === 'blocked') return { kind: 'status-blocked', target: readTarget(values) };
  if (word !== 'maintenance') {
    throw new UsageError('A status is show, normal, maintenance or blocked.');
  }
  const end = values.until === undefined ? null : readEnd(values.until, now);
  return { kind: 'status-maintenance', end };
}

function readTarget({ country, range }: Values): { country: string } | { network: string } {
  if ((country === undefined) === (range === undefined)) {
    throw new UsageError('Say what to block: either --country CO or --range 1.2.3.0/24.');
  }
  if (country !== undefined) return { country: readCountry(country) };
  return { network: readNetwork(range ?? '') };
}

function readGeo([word, ...rest]: readonly string[]): SiteCommand {
  const [first, second] = rest;
  if (word === 'load' && first && rest.length === 1) return { kind: 'geo-load', file: first };
  if (word === 'set' && first && second && rest.length === 2) {
    return { kind: 'geo-set', network: readNetwork(first), country: readCountry(second) };
  }
  throw new UsageError('It is "geo load FILE" or "geo set RANGE COUNTRY".');
}

function readSwitch(
  topic: string,
  what: string,
  [word, name, ...more]: readonly string[],
): [enabled: boolean, name: string] {
  if ((word !== 'on' && word !== 'off') || !name || more.length > 0) {
    throw new UsageError(`It is "${topic} on ${what}" or "${topic} off ${what}".`);
  }
  return [word === 'on', name];
}

function readWinner([word, account, gameCode, amount, ...more]: readonly string[]): SiteCommand {
  if (word !== 'add' || !account || !gameCode || !amount || more.length > 0) {
    throw new UsageError('It is "winner add ACCOUNT CODE AMOUNT".');
  }
  if (!/^[1-9]\d{0,17}$/.test(amount)) {
    throw new UsageError(`"${amount}" is no amount: digits only, in minor units.`);
  }
  return { kind: 'winner-add', account, gameCode, winAmount: BigInt(amount) };
}

function readOutbox(rest: readonly string[], { to, last = '10' }: Values): SiteCommand {
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much behind "outbox".`);
  if (!/^[1-9]\d{0,3}$/.test(last)) {
    throw new UsageError(`"${last}" is no number of messages, from 1 to 9999.`);
  }
  return { kind: 'outbox', to: to ?? null, last: Number(last) };
}

function readCountry(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) {
    throw new UsageError(`"${text}" is no country: two letters, such as CO.`);
  }
  return text.toUpperCase();
}

function readNetwork(text: string): string {
  if (!parseNetwork(text)) {
    throw new UsageError(`"${text}" is no range of addresses, such as 1.2.3.0/24.`);
  }
  return text;
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function readEnd(text: string, now: Date): Date {
  const [, amount, unit] = /^\+(\d{1,4})([mhd])$/.exec(text) ?? [];
  const end =
    amount && unit
      ? new Date(now.getTime() + Number(amount) * (unitMs[unit] ?? 0))
      : /^\d{4}-\d{2}-\d{2}T/.test(text) && new Date(text);
  if (!end || Number.isNaN(end.getTime())) {
    throw new UsageError(`"${text}" is no time: +2h, +30m, +1d, or such as 2026-01-31T18:00:00Z.`);
  }
  if (end <= now) throw new UsageError(`${end.toISOString()} has already passed.`);
  return end;
}
