import { open } from 'node:fs/promises';
import type { Duty } from '#contract/call.ts';
import { switchClass, switchGame } from '#server/catalogue/switch-games.ts';
import { addWinner } from '#server/catalogue/winners.ts';
import type { Database } from '#server/db/open.ts';
import { handOutPassword } from '#server/identity/passwords/hand-out-password.ts';
import * as clock from '#server/kernel/clock.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { selectKept } from '#server/kernel/outbox/store.ts';
import { addOperator, listOperators, removeOperator } from '#server/operator/keep-operators.ts';
import { loadRanges, placeRange } from '#server/ports/geo/load-ranges.ts';
import { totpAddress } from '#server/secrets/totp.ts';
import {
  blockRegion,
  openSite,
  readStatus,
  startMaintenance,
} from '#server/system/change-status.ts';
import type { CommandPlace } from './actor-of.ts';
import { CommandError } from './command-error.ts';
import { describeOutbox } from './describe-outbox.ts';
import type { CareCommand } from './read-care-command.ts';
import type { PlayCommand } from './read-play-command.ts';
import type { SiteCommand } from './read-site-command.ts';
import { runDepositCommand } from './run-deposit-command.ts';
import { runVendorCommand } from './run-vendor-command.ts';
import { runWithdrawalCommand } from './run-withdrawal-command.ts';

/** A command tells gateways by the database and listens to nothing. */
const commandEvents = { publish: insertEvent };

/** Does it, and answers what to tell the operator. */
export async function runSiteCommand(
  place: CommandPlace,
  command: Exclude<SiteCommand, CareCommand | PlayCommand | { kind: 'help' }>,
  now: Date,
): Promise<string> {
  const { database } = place;
  switch (command.kind) {
    case 'status-show':
      return describeStatus(database, now);
    case 'status-normal':
      await openSite(database, now);
      return describeStatus(database, now);
    case 'status-maintenance':
      await startMaintenance(database, command.end, now);
      return describeStatus(database, now);
    case 'status-blocked':
      await blockRegion(database, command.target);
      return describeStatus(database, now);
    case 'geo-load':
      return loadFile(database, command.file);
    case 'geo-set':
      await placeRange(database, command.network, command.country);
      return `${command.network} is in ${command.country} now.`;
    case 'game':
      return switched(
        command.gameCode,
        command.enabled,
        await switchGame(database, command.gameCode, command.enabled),
      );
    case 'class':
      return switched(
        command.key,
        command.enabled,
        await switchClass(database, command.key, command.enabled),
      );
    case 'winner-add':
      return addWin(database, command, now);
    case 'password':
      return handOut(database, command.account);
    case 'operator-add':
      return addNamed(place, command.name, command.duties);
    case 'operator-remove':
      if (await removeOperator({ database, clock }, command.name)) {
        return `${command.name} has no token any more.`;
      }
      throw new CommandError(`There is no operator ${command.name}.`);
    case 'operator-list':
      return describeOperators(database);
    case 'outbox':
      return describeOutbox(await selectKept(database, command));
    case 'withdrawals-list':
    case 'withdrawals-show':
    case 'withdrawals-approve':
    case 'withdrawals-reject':
    case 'withdrawals-take-back':
    case 'withdrawals-pay':
    case 'withdrawals-order':
    case 'withdrawals-end':
    case 'withdrawals-settle':
    case 'withdrawals-terms':
      return runWithdrawalCommand({ ...place, events: commandEvents }, command);
    case 'vendors-list':
    case 'vendors-close':
    case 'vendors-open':
    case 'vendors-concerns':
    case 'vendors-settle':
    case 'vendors-end-round':
    case 'vendors-link':
    case 'vendors-key':
    case 'vendors-hosts':
    case 'vendors-settle-transfer':
      return runVendorCommand({ ...place, events: commandEvents }, command);
    default:
      return runDepositCommand({ ...place, events: commandEvents }, command);
  }
}

async function addNamed(place: CommandPlace, name: string, duties: Duty[]): Promise<string> {
  const vault = await place.openVault();
  const added = await addOperator({ ...place, vault }, name, duties);
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

async function handOut(database: Database, account: string): Promise<string> {
  const given = await handOutPassword({ database, clock, events: commandEvents }, account);
  if (given.done) {
    return `${given.value.account} opens with ${given.value.password} once, to choose another. Every session of it has ended.`;
  }
  const isUnknown = given.code === 'login.wrong';
  throw new CommandError(isUnknown ? `There is no account ${account}.` : 'Try again in a moment.');
}

async function describeStatus(database: Database, now: Date): Promise<string> {
  const { isMaintenance, maintenanceEnd, rules } = await readStatus(database);
  const isOver = maintenanceEnd !== null && maintenanceEnd <= now;
  const until = maintenanceEnd ? ` until ${maintenanceEnd.toISOString()}` : '';
  const lines = [isMaintenance && !isOver ? `Maintenance${until}.` : 'Open.'];
  if (isMaintenance && isOver) lines.push(`The last maintenance ended${until.slice(6)}.`);
  for (const { action, network, country, isByCommand } of rules) {
    const origin = isByCommand ? ' (by this command)' : '';
    lines.push(`${action === 'deny' ? 'Closed to' : 'Open to'} ${country ?? network}${origin}.`);
  }
  return lines.join('\n');
}

async function loadFile(database: Database, file: string): Promise<string> {
  const loaded = await loadRanges(database, () => linesOf(file)).catch((cause) => {
    if (cause instanceof Error && 'syscall' in cause) {
      throw new CommandError(`${file} cannot be read: ${cause.message}.`);
    }
    throw cause;
  });
  if (loaded.done) return `${loaded.value} ranges are loaded.`;
  const faults = loaded.faults.map((fault) => `  ${fault}`).join('\n');
  throw new CommandError(`Nothing was changed: these are no "network,country" lines.\n${faults}`);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  yield* handle.readLines();
}

function switched(name: string, enabled: boolean, isKnown: boolean): string {
  if (!isKnown) throw new CommandError(`There is no ${name}.`);
  return `${name} is ${enabled ? 'on' : 'off'}.`;
}

async function addWin(
  database: Database,
  { account, gameCode, winAmount }: Extract<SiteCommand, { kind: 'winner-add' }>,
  now: Date,
): Promise<string> {
  const win = { account, gameCode, winAmount, wonAt: now };
  const outcome = await addWinner({ database, events: commandEvents }, win);
  if (!outcome.done) throw new CommandError(`No game with the code ${gameCode} is shown.`);
  const { value } = outcome;
  return `${value.account} won ${value.winAmount} ${value.currency} (minor units) with ${value.gameName}.`;
}
