import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KycReason, kycReasons } from '#contract/kyc-rules.ts';
import type { Database } from '#server/db/open.ts';
import { decideKyc } from '#server/kyc/decide-kyc.ts';
import { listCases, readCasePicture, readPapers } from '#server/kyc/look-at-case.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

export const kyc = defineCommand<KycRequest>({
  name: 'kyc',
  usage: `  kyc list                                papers that wait for a decision
  kyc show ID [FOLDER]                    what somebody said; writes their pictures to FOLDER
  kyc approve ID                          accepts them; with --reason TEXT although another
                                          account has papers of the same number
  kyc refuse ID REASON                    ${kycReasons.slice(0, 4).join(', ')},
                                          ${kycReasons.slice(4).join(' or ')}
  kyc ... --as NAME                       does one of them as that operator`,
  parse: parseKyc,
  async run(context, request) {
    if (request.kind === 'care-kyc-list') return describeWaiting(context.database);
    return request.kind === 'care-kyc-show' ? showCase(context, request) : decide(context, request);
  },
});

type KycRequest =
  | { kind: 'care-kyc-list' }
  | { kind: 'care-kyc-show'; caseId: string; folder: string | null; as: string | null }
  | {
      kind: 'care-kyc-decide';
      caseId: string;
      reason: KycReason | null;
      override?: string | undefined;
      as: string | null;
    };

function parseKyc(
  [word, caseId, third, ...more]: readonly string[],
  { as: name, reason: text }: CommandOptions,
): KycRequest {
  if (word === 'list' && caseId === undefined) return { kind: 'care-kyc-list' };
  if (!caseId || !/^[1-9]\d{0,17}$/.test(caseId) || more.length > 0) {
    throw new UsageError(
      'It is "kyc list", "kyc show ID [FOLDER]", "kyc approve ID" or "kyc refuse ID REASON".',
    );
  }
  const as = name ?? null;
  if (word === 'show') return { kind: 'care-kyc-show', caseId, folder: third ?? null, as };
  if (word === 'approve' && third === undefined) {
    const override = text?.trim();
    if (override !== undefined && (override === '' || override.length > 300)) {
      throw new UsageError('Say why: --reason TEXT, 300 characters at most.');
    }
    return { kind: 'care-kyc-decide', caseId, reason: null, override, as };
  }
  const reason = kycReasons.find((one) => one === third);
  if (word === 'refuse' && reason) return { kind: 'care-kyc-decide', caseId, reason, as };
  throw new UsageError(`A reason is ${kycReasons.join(', ')}.`);
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
  context: CommandContext,
  { caseId, folder, as }: Extract<KycRequest, { kind: 'care-kyc-show' }>,
): Promise<string> {
  const app = { ...context, vault: await context.openVault() };
  const actor = await actorOf(context, as, 'review');
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
  context: CommandContext,
  { as, ...decision }: Extract<KycRequest, { kind: 'care-kyc-decide' }>,
): Promise<string> {
  const { caseId, reason } = decision;
  const app = { ...context, vault: await context.openVault() };
  const decided = await decideKyc(app, decision, await actorOf(context, as, 'review'));
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
