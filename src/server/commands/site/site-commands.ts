import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';
import { activities } from './activities.ts';
import { agents } from './agents.ts';
import { audit } from './audit.ts';
import { breaks } from './break.ts';
import { cashback } from './cashback.ts';
import { contracts } from './contracts.ts';
import { deposits } from './deposits.ts';
import { disputes } from './disputes.ts';
import { envelopes } from './envelopes.ts';
import { flags } from './flags.ts';
import { game } from './game.ts';
import { gameClass } from './game-class.ts';
import { geo } from './geo.ts';
import { kyc } from './kyc.ts';
import { limit } from './limit.ts';
import { lottery } from './lottery.ts';
import { mall } from './mall.ts';
import { match } from './match.ts';
import { migrate } from './migrate.ts';
import { missions } from './missions.ts';
import { offers } from './offers.ts';
import { operator } from './operator.ts';
import { outbox } from './outbox.ts';
import { password } from './password.ts';
import { play } from './play.ts';
import { raffles } from './raffles.ts';
import { rebates } from './rebates.ts';
import { referral } from './referral.ts';
import { returns } from './returns.ts';
import { rewards } from './rewards.ts';
import type { CommandEntry, CommandOptions, ParsedCommand } from './site-command.ts';
import { status } from './status.ts';
import { tax } from './tax.ts';
import { transferIn } from './transfer-in.ts';
import { vendors } from './vendors.ts';
import { vip } from './vip.ts';
import { winner } from './winner.ts';
import { withdrawals } from './withdrawals.ts';

/** Every command of `npm run site`, in the order of its help. A new one is a file and a line here. */
const commands: readonly CommandEntry[] = [
  migrate,
  status,
  geo,
  game,
  gameClass,
  winner,
  password,
  operator,
  audit,
  outbox,
  deposits,
  transferIn,
  tax,
  withdrawals,
  vendors,
  play,
  flags,
  limit,
  breaks,
  match,
  kyc,
  returns,
  disputes,
  lottery,
  contracts,
  agents,
  mall,
  rewards,
  missions,
  offers,
  rebates,
  cashback,
  activities,
  vip,
  referral,
  envelopes,
  raffles,
];

/** Reads what stands behind `npm run site --`. */
export function parseSiteCommand(given: readonly string[], now: Date): ParsedCommand | 'help' {
  const { help, options, words } = split(given);
  const [name = 'help', ...rest] = words;
  if (help || name === 'help') return 'help';
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`There is no "${name}".`);
  return command.parse(rest, options, now);
}

export const siteHelp = `npm run site -- COMMAND

${commands.map(({ usage }) => usage).join('\n')}

--as NAME asks for the token of NAME on the terminal, unseen; or it is read from the file that
OPERATOR_TOKEN_FILE names, or from the first line of what is piped in. Before paying, and where the
token has rested, a code of their authenticator is asked for as well (the next line), each time.

Open apps and all gateways learn of changes at once.`;

function split(given: readonly string[]): {
  help: boolean;
  options: CommandOptions;
  words: readonly string[];
} {
  try {
    const { values, positionals } = parseArgs({
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
        confirm: { type: 'boolean' },
      },
    });
    const { help = false, ...options } = values;
    return { help, options, words: positionals };
  } catch (cause) {
    const [reason] = cause instanceof Error ? cause.message.split('. ') : [];
    throw new UsageError(`${reason ?? 'That cannot be read'}.`);
  }
}
