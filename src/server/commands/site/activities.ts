import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActivityReason, ActivityTerms, activityReasons } from '#contract/activities.ts';
import {
  activityNow,
  issueApplication,
  listApplications,
  publishActivity,
  rejectApplication,
  takeApplication,
} from '#server/rewards/activities/decide-application.ts';
import { lookAtApplication } from '#server/rewards/activities/look-at-application.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { sayByTwo } from './agree.ts';
import { readAmount } from './read-amount.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type ActivityRequest =
  | { kind: 'list' }
  | { kind: 'publish'; file: string; as: string | null }
  | { kind: 'take'; id: string; as: string }
  | { kind: 'show'; id: string; folder: string; as: string }
  | { kind: 'issue'; id: string; amount: bigint | null; as: string }
  | { kind: 'reject'; id: string; reason: ActivityReason; note: string | null; as: string };

export const activities = defineCommand<ActivityRequest>({
  name: 'activities',
  usage: `  activities list                         applications that wait, the oldest first
  activities publish FILE                 what players may apply for, once two operators have
                                          said the same: --as NAME
  activities take ID --as NAME            the player reads that somebody looks at it
  activities show ID FOLDER --as NAME     writes its pictures to FOLDER; that NAME looked is written down
  activities issue ID [AMOUNT] --as NAME  within the range, the least else; above the line two people
  activities reject ID REASON --as NAME   ${activityReasons.join(', ')};
                                          with --reason TEXT, which the player reads too`,
  parse: parseActivities,
  run: runActivities,
});

function parseActivities(
  [word, given, third, ...more]: readonly string[],
  { as, reason: text }: CommandOptions,
): ActivityRequest {
  if (more.length > 0) throw new UsageError('That is too much.');
  if (word === 'list' && given === undefined) return { kind: 'list' };
  if (word === 'publish' && given !== undefined && third === undefined) {
    return { kind: 'publish', file: given, as: as ?? null };
  }
  const id = given ?? '';
  if (!/^[1-9]\d{0,17}$/.test(id)) {
    throw new UsageError('It is "activities" and list, publish FILE, or an application’s ID.');
  }
  if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
  if (word === 'take' && third === undefined) return { kind: 'take', id, as };
  if (word === 'show' && third !== undefined) return { kind: 'show', id, folder: third, as };
  if (word === 'issue') {
    return { kind: 'issue', id, amount: third === undefined ? null : readAmount(third), as };
  }
  const reason = activityReasons.find((one) => one === third);
  if (word !== 'reject' || !reason) {
    throw new UsageError(`A reason is ${activityReasons.join(', ')}.`);
  }
  const note = text?.trim() || null;
  if (note !== null && note.length > 300) throw new UsageError('At most 300 characters.');
  return { kind: 'reject', id, reason, note, as };
}

async function runActivities(context: CommandContext, request: ActivityRequest): Promise<string> {
  if (request.kind === 'list') return describeWaiting(context);
  const actor = await actorOf(context, request.as, 'review');
  if (request.kind === 'publish') {
    const terms = await readDefinition(request.file, ActivityTerms);
    const proposal = {
      subject: `activity:${terms.code}`,
      definition: terms,
      standing: (app: Pick<CommandContext, 'database'>) => activityNow(app, terms.code),
      carryOut: async (within: CommandContext) => {
        await publishActivity(within, terms, actor);
        return `Players may apply for ${terms.code} from ${terms.from} to ${terms.to}.`;
      },
    };
    return sayByTwo(context, proposal, actor);
  }
  if (request.kind === 'show') return show(context, request, actor);
  const outcome =
    request.kind === 'take'
      ? await takeApplication(context, request.id, actor)
      : request.kind === 'issue'
        ? await issueApplication(context, request, actor)
        : await rejectApplication(context, request, actor);
  if (!outcome.done) {
    throw new CommandError(reasons[outcome.code] ?? `It was not done: ${outcome.code}.`);
  }
  const { id, state, first_approver: first } = outcome.value;
  return request.kind === 'issue' && state === 'Process' && first !== null
    ? `Application ${id} is above the line: it is issued when another person says the same.`
    : `Application ${id} is ${state} now.`;
}

async function show(
  context: CommandContext,
  { id, folder }: { id: string; folder: string },
  actor: Parameters<typeof lookAtApplication>[2],
): Promise<string> {
  const looked = await lookAtApplication(context, id, actor);
  if (!looked.done) throw new CommandError('There is no such application.');
  const { application, pictures } = looked.value;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = pictures.map(({ place, bytes, mediaType }) => ({
    path: join(folder, `application-${id}-${place}.${mediaType === 'image/png' ? 'png' : 'jpg'}`),
    bytes,
  }));
  for (const { path, bytes } of files) await writeFile(path, bytes, { mode: 0o600 });
  return [
    `${application.activity}, ${application.state}: ${application.comment}`,
    ...files.map(({ path }) => path),
  ].join('\n');
}

async function describeWaiting(context: CommandContext): Promise<string> {
  const now = context.clock.now().getTime();
  const lines = (await listApplications(context)).map(
    ({ id, applied_at: at, account, activity, state, comment }) =>
      `${id}  ${at.toISOString()}  ${account}  ${activity}  ${state}${
        now - at.getTime() > dayMs ? '  LATE' : ''
      }  ${comment}`,
  );
  return lines.join('\n') || 'None waits.';
}

const reasons: Readonly<Record<string, string>> = {
  'activity.unknown': 'There is no such application, or its activity is over.',
  'activity.not-now': 'It is decided or taken already.',
  'activity.amount': 'That is outside the activity’s range.',
  'reward.same-person': 'It is above the line: two operators with names say the same amount.',
  'reward.no-budget': 'The activity’s budget is used up.',
  'activity.day-full': 'No more of it may be given today: issue it tomorrow.',
  'reward.other-account': 'Another account of the same person was given it: reject it.',
  'break.active': 'The player takes a break: nothing is given meanwhile.',
};

const dayMs = 24 * 60 * 60_000;
