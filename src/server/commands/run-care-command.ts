import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitPeriods } from '#contract/protection-rules.ts';
import type { Database } from '#server/db/open.ts';
import { decideKyc } from '#server/kyc/decide-kyc.ts';
import { lookAtCase, waitingCases } from '#server/kyc/look-at-case.ts';
import { listBreaks, listFlags, protectionOf } from '#server/protection/for-operators.ts';
import type { Settings } from '#server/settings.ts';
import * as clock from '#server/work/clock.ts';
import { insertEvent } from '#server/work/event-store.ts';
import { readSecret } from '#server/work/read-secret.ts';
import { createVault } from '#server/work/vault.ts';
import { CommandError } from './command-error.ts';
import type { CareCommand } from './read-care-command.ts';

/** Does it, and answers what to tell the operator. */
export async function runCareCommand(
  database: Database,
  settings: Settings,
  command: CareCommand,
): Promise<string> {
  switch (command.kind) {
    case 'care-flags':
      return describeFlags(database);
    case 'care-breaks':
      return describeBreaks(database);
    case 'care-limits':
      return describeLimits(database, command.account);
    case 'care-kyc-list':
      return describeWaiting(database);
    case 'care-kyc-show':
      return showCase(database, settings, command);
    case 'care-kyc-decide':
      return decide(database, command);
  }
}

async function describeFlags(database: Database): Promise<string> {
  const flags = await listFlags(database);
  const lines = flags.map(
    ({ account, marker, raisedAt, facts }) =>
      `${raisedAt.toISOString()}  ${account}  ${marker}  ${JSON.stringify(facts)}`,
  );
  return lines.join('\n') || 'No flags.';
}

async function describeBreaks(database: Database): Promise<string> {
  const breaks = await listBreaks(database, clock.now());
  const lines = breaks.map(
    ({ account, kind, endsAt }) => `${account}  ${kind} until ${endsAt.toISOString()}`,
  );
  return lines.join('\n') || 'Nobody is on a break.';
}

async function describeLimits(database: Database, account: string): Promise<string> {
  const found = await protectionOf({ database, clock }, account);
  if (!found) throw new CommandError(`There is no account ${account}.`);
  const { limits, currency, hasChosen, reality } = found;
  const lines = limits
    .filter(({ inForce, pending }) => inForce !== null || pending !== null)
    .toSorted((one, other) => limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period))
    .map(({ kind, period, own, inForce, used, pending }) => {
      const unit = kind === 'session' ? 'minutes' : `${currency} (minor units)`;
      const waiting = pending ? `, ${pending.amount ?? 'none'} asked for, ${pending.dueAt}` : '';
      return `${kind} a ${period}: ${used} of ${inForce ?? 'no limit'} ${unit}${own === null ? ', not their own' : ''}${waiting}`;
    });
  const chosen = hasChosen ? 'Limits were chosen.' : 'Limits were not chosen yet.';
  return [chosen, ...lines, `Reality check every ${reality.minutes} minutes.`].join('\n');
}

async function describeWaiting(database: Database): Promise<string> {
  const waiting = await waitingCases({ database });
  const lines = waiting.map(
    ({ id, account, documentKind, submittedAt }) =>
      `${id}  ${account}  ${documentKind}  ${submittedAt?.toISOString() ?? ''}`,
  );
  return lines.join('\n') || 'No papers wait.';
}

async function showCase(
  database: Database,
  settings: Settings,
  { caseId, folder }: Extract<CareCommand, { kind: 'care-kyc-show' }>,
): Promise<string> {
  const vault = createVault(await readSecret(settings.secret, settings.dataFolder));
  const seen = await lookAtCase({ database, settings, vault }, caseId);
  if (!seen.done) throw new CommandError(`There is no case ${caseId}.`);
  const { account, status, documentKind, fullName, idNumber, birthday, pictures } = seen.value;
  const lines = [`${account}: ${status}`, `${documentKind} ${idNumber}`, fullName, birthday];
  for (const { side, mediaType, bytes } of pictures) {
    if (!bytes || folder === null) {
      lines.push(`${side}: ${bytes ? 'there' : 'lost'}`);
      continue;
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${caseId}-${side}.${mediaType === 'image/png' ? 'png' : 'jpg'}`);
    await writeFile(file, bytes, { mode: 0o600 });
    lines.push(`${side}: ${file}`);
  }
  return lines.join('\n');
}

async function decide(
  database: Database,
  { caseId, reason }: Extract<CareCommand, { kind: 'care-kyc-decide' }>,
): Promise<string> {
  const house = { database, clock, events: { publish: insertEvent } };
  const decided = await decideKyc(house, { caseId, actor: 'operator:site', reason });
  if (!decided.done) throw new CommandError(`No case ${caseId} waits for a decision.`);
  const { account } = decided.value;
  return reason === null
    ? `${account} is known now.`
    : `${account} is told that the papers were refused: ${reason}.`;
}
