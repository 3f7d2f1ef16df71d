import { languages } from '#contract/languages.ts';
import { MissionTerms } from '#contract/mission-terms.ts';
import { describeMission } from '#server/rewards/missions/describe-mission.ts';
import {
  faultsOf,
  listMissions,
  pauseMission,
  publishMission,
} from '#server/rewards/missions/publish-mission.ts';
import { simulateCost } from '#server/rewards/missions/simulate-cost.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { sayByTwo } from './agree.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type MissionRequest =
  | { kind: 'list' }
  | { kind: 'check'; file: string }
  | { kind: 'publish'; file: string; as: string | null }
  | { kind: 'pause'; code: string; as: string | null };

export const missions = defineCommand<MissionRequest>({
  name: 'missions',
  usage: `  missions list                           missions and boards, with the version of each
  missions check FILE                     what players will read of a definition, what it would cost, and
                                          what the licence’s pack says of it
  missions publish FILE                   the same as a new version, from the next period on; with
                                          --as NAME, and by two where it gives money
  missions pause CODE                     no further period; the one that runs can be finished`,
  parse: parseMissions,
  run: runMissions,
});

function parseMissions(
  [word, given, ...rest]: readonly string[],
  { as }: CommandOptions,
): MissionRequest {
  if (word === 'list' && given === undefined) return { kind: 'list' };
  if (given !== undefined && rest.length === 0) {
    if (word === 'check') return { kind: 'check', file: given };
    if (word === 'publish') return { kind: 'publish', file: given, as: as ?? null };
    if (word === 'pause') return { kind: 'pause', code: given, as: as ?? null };
  }
  throw new UsageError('It is "missions" and one of list, check FILE, publish FILE, pause CODE.');
}

async function runMissions(context: CommandContext, request: MissionRequest): Promise<string> {
  switch (request.kind) {
    case 'list': {
      const lines = (await listMissions(context)).map(
        ({ code, version, terms, ended_at: ended }) =>
          `${code}  version ${version}  ${terms.kind}  ${terms.window.every}${ended ? '  paused' : ''}  ${terms.title.en}`,
      );
      return lines.join('\n') || 'There is no mission.';
    }
    case 'check':
      return checkAll(context, await readDefinition(request.file, MissionTerms));
    case 'publish': {
      const terms = await readDefinition(request.file, MissionTerms);
      const faults = faultsOf(terms, context.clock.now());
      if (faults.length > 0) throw new CommandError(faults.join('\n'));
      const actor = await actorOf(context, request.as, 'review');
      const carryOut = async (within: CommandContext) =>
        `Published as version ${await publishMission(within, terms, actor)}.`;
      const proposal = {
        subject: `mission:${terms.code}`,
        definition: terms,
        standing: async (app: Pick<CommandContext, 'database'>) =>
          (await listMissions(app)).find(({ code }) => code === terms.code),
        carryOut,
      };
      const isMoney = terms.budget.cash !== undefined;
      const said = isMoney ? await sayByTwo(context, proposal, actor) : await carryOut(context);
      return `${await sayAll(context, terms)}\n\n${said}`;
    }
    case 'pause': {
      const actor = await actorOf(context, request.as, 'review');
      const paused = await pauseMission(context, request.code, actor);
      if (!paused.done) throw new CommandError(`No mission "${request.code}" runs.`);
      return `${request.code} opens no further period.`;
    }
  }
}

/** What players will read, what it would cost, and what stands against it. */
async function checkAll(context: CommandContext, terms: MissionTerms): Promise<string> {
  const faults = faultsOf(terms, context.clock.now());
  const verdict =
    faults.length === 0 ? ['It may be published.'] : ['NOT TO BE PUBLISHED:', ...faults];
  const cost = terms.kind === 'goals' ? [describeCost(simulateCost(terms, simulatedPlayers))] : [];
  return [await sayAll(context, terms), ...cost, verdict.join('\n')].join('\n\n');
}

const simulatedPlayers = 20_000;

function describeCost({ players, reached, cost }: ReturnType<typeof simulateCost>): string {
  const lines = reached.map(
    (count, stage) => `  stage ${stage + 1}: ${count} of ${players} players`,
  );
  return [
    `Of ${players} players by the seed, in one period:`,
    ...lines,
    `  ${cost.cash} minor units of cash and ${cost.points} points in all`,
  ].join('\n');
}

async function sayAll(context: CommandContext, terms: MissionTerms): Promise<string> {
  const said = await Promise.all(
    languages.map(async (language) => {
      const lines = await describeMission(context, terms, language);
      return [`[${language}]`, ...lines].join('\n');
    }),
  );
  return said.join('\n\n');
}
