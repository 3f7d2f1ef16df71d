import { ReferralTerms } from '#contract/referral-terms.ts';
import {
  listReferral,
  pauseReferral,
  publishReferral,
} from '#server/rewards/referral/publish-referral.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { sayByTwo } from './agree.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type ReferralRequest =
  | { kind: 'list' }
  | { kind: 'publish'; file: string; as: string | null }
  | { kind: 'pause'; as: string | null };

export const referral = defineCommand<ReferralRequest>({
  name: 'referral',
  usage: `  referral list                           what inviting brings, and friends whose deposit came back
  referral publish FILE                   the same for friends who come from now on, once two
                                          operators have said the same: --as NAME
  referral pause                          nobody is invited any more; who came before can finish`,
  parse: parseReferral,
  run: runReferral,
});

function parseReferral(
  [word, file, ...rest]: readonly string[],
  { as }: CommandOptions,
): ReferralRequest {
  if (word === 'list' && file === undefined) return { kind: 'list' };
  if (word === 'pause' && file === undefined) return { kind: 'pause', as: as ?? null };
  if (word === 'publish' && file !== undefined && rest.length === 0) {
    return { kind: 'publish', file, as: as ?? null };
  }
  throw new UsageError('It is "referral" and one of list, publish FILE, pause.');
}

async function runReferral(context: CommandContext, request: ReferralRequest): Promise<string> {
  switch (request.kind) {
    case 'list': {
      const { programme, concerns } = await listReferral(context);
      const lines = concerns.map(
        ({ at, friend, inviter }) =>
          `${at?.toISOString()}  a deposit of ${friend} came back; ${inviter} had been rewarded`,
      );
      const head = programme
        ? `Version ${programme.version}\n${JSON.stringify(programme.terms, null, 2)}`
        : 'There is no such promotion.';
      return [head, ...lines].join('\n');
    }
    case 'publish': {
      const terms = await readDefinition(request.file, ReferralTerms);
      const actor = await actorOf(context, request.as, 'review');
      const proposal = {
        subject: 'referral',
        definition: terms,
        standing: async (app: Pick<CommandContext, 'database'>) =>
          (await listReferral(app)).programme?.version,
        carryOut: async (within: CommandContext) =>
          `Published as version ${await publishReferral(within, terms, actor)}.`,
      };
      return sayByTwo(context, proposal, actor);
    }
    case 'pause': {
      const actor = await actorOf(context, request.as, 'review');
      if (!(await pauseReferral(context, actor))) throw new CommandError('It was paused already.');
      return 'Nobody is invited any more.';
    }
  }
}
