import { listRunningKinds } from '#server/contracts/read-house.ts';
import { readAgentSwitches, switchAgents } from '#server/team/agent-switches.ts';
import type { AnnouncementLine } from '#server/team/announcement-store.ts';
import { describeAgent } from '#server/team/describe-agent.ts';
import {
  giveCode,
  moveLine,
  recount,
  resumeAgent,
  stopAgent,
  takeBackMove,
  turnIntoAgent,
} from '#server/team/keep-agents.ts';
import {
  AnnouncementFile,
  announce,
  listAnnouncements,
  takeBackAnnouncement,
} from '#server/team/keep-announcements.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { type AgentsRequest, agentsUsage, parseAgents } from './agents-request.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const agents = defineCommand<AgentsRequest>({
  name: 'agents',
  usage: agentsUsage,
  parse: parseAgents,
  run: runAgents,
});

async function runAgents(context: CommandContext, request: AgentsRequest): Promise<string> {
  const actor = await actorOf(context, request.as, 'review');
  switch (request.kind) {
    case 'agents-make': {
      const end = await turnIntoAgent(context, request.account, actor);
      return say(end, { made: 'is an agent now', already: 'is an agent already' });
    }
    case 'agents-code':
      return say(await giveCode(context, request, actor), {
        given: `invites with ${request.code}`,
      });
    case 'agents-move':
      return say(await moveLine(context, request, actor), {
        asked: 'waits for a second operator who types the same',
        approved: `stands below ${request.to} from`,
      });
    case 'agents-unmove':
      return say(await takeBackMove(context, request.account, actor), {
        'taken-back': 'stays where it stands',
      });
    case 'agents-stop':
      return say(await stopAgent(context, request, actor), { stopped: 'is stopped' });
    case 'agents-resume':
      return say(await resumeAgent(context, request.account, actor), { resumed: 'is open again' });
    case 'agents-announce': {
      const words = await readDefinition(request.file, AnnouncementFile);
      const id = await announce(context, { ...words, endsAt: request.endsAt }, actor);
      return `All agents read it from now on; "agents unannounce ${id}" takes it back.`;
    }
    case 'agents-unannounce':
      if (!(await takeBackAnnouncement(context, request.id, actor))) {
        throw new CommandError('There is no such announcement that is still told.');
      }
      return 'No agent reads it any more.';
    case 'agents-announcements':
      return (await listAnnouncements(context)).map(describeOne).join('\n') || 'Nothing was told.';
    case 'agents-recount':
      await recount(context, actor);
      return 'All figures are being counted anew; /metrics tells how far it is.';
    case 'agents-switches':
      if (request.change) await switchAgents(context, request.change, actor);
      return describeSwitches(context);
    case 'agents-show':
      return describe(context, request.account);
  }
}

function describeOne({ id, title, publishedAt, endsAt }: AnnouncementLine): string {
  const until = endsAt ? ` until ${endsAt.toISOString()}` : '';
  return `${id}  ${publishedAt.toISOString()}${until}  ${title}`;
}

const refusals: Readonly<Record<string, string>> = {
  unknown: 'There is no such account, or it is no agent.',
  taken: 'Somebody has this code or this domain.',
  unnamed: 'A line is moved by two operators: say who you are with --as NAME.',
  'same-person': 'The one who asked for it cannot approve it.',
  'other-move': 'Another move of this account waits; "agents show" tells which.',
  'no-move': 'No move of this account waits.',
  cycle: 'Nobody can stand below their own team.',
  'there-already': 'That is where it stands.',
  'approved-already': 'It was approved, and takes effect with the next day.',
};

function say(
  end: { is: string; account?: string; at?: Date },
  done: Readonly<Record<string, string>>,
): string {
  const words = done[end.is];
  if (words === undefined) throw new CommandError(refusals[end.is] ?? end.is);
  return `${end.account} ${words}${end.at ? ` ${end.at.toISOString()}` : ''}.`;
}

async function describeSwitches(context: CommandContext): Promise<string> {
  const switches = await readAgentSwitches(context);
  const lines = Object.entries(switches).map(
    ([name, isOn]) => `${name.padEnd(16)}${isOn ? 'on' : 'off'}`,
  );
  const running = (await listRunningKinds(context.database)).filter(
    ({ kind }) => !(switches.policy && switches[kind]),
  );
  const still = running.map(
    ({ kind, contracts }) =>
      `${kind} is off, and ${contracts} contracts of it run until they are ended ("contracts end").`,
  );
  return [...lines, ...still].join('\n');
}

async function describe(context: CommandContext, account: string): Promise<string> {
  const found = await describeAgent(context, account);
  if (!found) throw new CommandError(`There is no ${account}.`);
  const { upline, members, direct, codes, stopped, move } = found;
  return [
    `${found.account}: type ${found.type}, below ${upline ?? 'nobody'}`,
    `team: ${members}, of them ${direct} directly below`,
    `codes: ${codes.join(', ') || 'none'}`,
    ...(stopped === null ? [] : [`stopped: ${stopped}`]),
    ...(move === null ? [] : [`move: ${move}`]),
  ].join('\n');
}
