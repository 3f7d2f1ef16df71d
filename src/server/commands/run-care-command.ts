import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitPeriods } from '#contract/protection-rules.ts';
import type { Database } from '#server/db/open.ts';
import * as clock from '#server/kernel/clock.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { decideKyc } from '#server/kyc/decide-kyc.ts';
import { listCases, readCasePicture, readPapers } from '#server/kyc/look-at-case.ts';
import { listBreaks, listFlags, protectionOf } from '#server/protection/for-operators.ts';
import type { Settings } from '#server/settings/settings.ts';
import { actorOf, type CommandPlace } from './actor-of.ts';
import { CommandError } from './command-error.ts';
import type { CareCommand } from './read-care-command.ts';

/** Does it, and answers what to tell the operator. */
export async function runCareCommand(
  place: CommandPlace,
  settings: Settings,
  command: CareCommand,
): Promise<string> {
  const { database } = place;
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
      return showCase(place, settings, command);
    case 'care-kyc-decide':
      return decide(place, command);
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
  const { list } = (await listCases({ database }, { status: 'pending' })).value;
  const lines = list.map(({ id, player, documentKind, submittedAt, sameNumber }) => {
    const same = sameNumber.map(({ account }) => account).join(', ');
    return `${id}  ${player.account}  ${documentKind}  ${submittedAt ?? ''}${same && `  the number of ${same}`}`;
  });
  return lines.join('\n') || 'No papers wait.';
}

async function showCase(
  place: CommandPlace,
  settings: Settings,
  { caseId, folder, as }: Extract<CareCommand, { kind: 'care-kyc-show' }>,
): Promise<string> {
  const { database } = place;
  const app = { database, settings, vault: await place.openVault() };
  const actor = await actorOf(place, as, 'review');
  const seen = await readPapers(app, { id: caseId }, actor);
  if (!seen.done) throw new CommandError(`There is no case ${caseId}.`);
  const { case: found, fullName, idNumber, birthday } = seen.value;
  const { player, status, documentKind, sides, sameNumber } = found;
  const lines = [`${player.account}: ${status}`, `${documentKind} ${idNumber}`, fullName, birthday];
  for (const { account, status: other } of sameNumber) {
    lines.push(`the same number: ${account}, ${other}`);
  }
  for (const side of sides) {
    if (folder === null) {
      lines.push(`${side}: there`);
      continue;
    }
    const picture = await readCasePicture(app, { id: caseId, side }, actor);
    if (!picture.done) {
      lines.push(`${side}: lost`);
      continue;
    }
    const { bytes, mediaType } = picture.value;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${caseId}-${side}.${mediaType === 'image/png' ? 'png' : 'jpg'}`);
    await writeFile(file, bytes, { mode: 0o600 });
    lines.push(`${side}: ${file}`);
  }
  return lines.join('\n');
}

async function decide(
  place: CommandPlace,
  { as, ...decision }: Extract<CareCommand, { kind: 'care-kyc-decide' }>,
): Promise<string> {
  const { caseId, reason } = decision;
  const vault = await place.openVault();
  const app = { database: place.database, clock, vault, events: { publish: insertEvent } };
  const decided = await decideKyc(app, decision, await actorOf(place, as, 'review'));
  if (!decided.done) {
    throw new CommandError(
      decided.code === 'kyc.same-number'
        ? 'Another account has papers with this number. Say why they are accepted: --reason TEXT.'
        : `No case ${caseId} waits for a decision.`,
    );
  }
  const { account } = decided.value;
  return reason === null
    ? `${account} is known now.`
    : `${account} is told that the papers were refused: ${reason}.`;
}
