import { EnvelopeTerms, pilesOf } from '#contract/envelope-terms.ts';
import {
  listEnvelopes,
  pauseEnvelope,
  publishEnvelope,
} from '#server/rewards/envelopes/plan-envelopes.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { sayByTwo } from './agree.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type EnvelopeRequest =
  | { kind: 'list' }
  | { kind: 'check'; file: string }
  | { kind: 'publish'; file: string; as: string | null }
  | { kind: 'pause'; code: string; as: string | null };

export const envelopes = defineCommand<EnvelopeRequest>({
  name: 'envelopes',
  usage: `  envelopes list                          plans, and the newest envelopes with their commitments
  envelopes check FILE                    what a definition would put into each envelope
  envelopes publish FILE --as NAME        makes what begins within a day and a half; money, and what is
                                          for named people, once two operators have said the same
  envelopes pause CODE                    no further one; those that are made open as announced`,
  parse: parseEnvelopes,
  run: runEnvelopes,
});

function parseEnvelopes(
  [word, given, ...rest]: readonly string[],
  { as }: CommandOptions,
): EnvelopeRequest {
  if (word === 'list' && given === undefined) return { kind: 'list' };
  if (given !== undefined && rest.length === 0) {
    if (word === 'check') return { kind: 'check', file: given };
    if (word === 'publish') return { kind: 'publish', file: given, as: as ?? null };
    if (word === 'pause') return { kind: 'pause', code: given, as: as ?? null };
  }
  throw new UsageError('It is "envelopes" and one of list, check FILE, publish FILE, pause CODE.');
}

async function runEnvelopes(context: CommandContext, request: EnvelopeRequest): Promise<string> {
  switch (request.kind) {
    case 'list': {
      const { plans, newest } = await listEnvelopes(context);
      const lines = plans.map(
        ({ terms, ended_at: ended }) => `${describe(terms)}${ended ? '  paused' : ''}`,
      );
      const made = newest.map(
        ({ id, code, begins_at, ends_at, commitment }) =>
          `  ${id}  ${code}  ${begins_at.toISOString()} to ${ends_at.toISOString()}  ${commitment}`,
      );
      return [...lines, ...made].join('\n') || 'There is no envelope.';
    }
    case 'check':
      return describe(await readDefinition(request.file, EnvelopeTerms));
    case 'publish': {
      const terms = await readDefinition(request.file, EnvelopeTerms);
      const actor = await actorOf(context, request.as, 'review');
      const carryOut = async (within: CommandContext) => {
        await publishEnvelope(within, terms, actor);
        return 'Published.';
      };
      const isByTwo = terms.form === 'cash' || terms.audience.kind === 'personal';
      const proposal = {
        subject: `envelope:${terms.code}`,
        definition: terms,
        standing: async (app: Pick<CommandContext, 'database'>) =>
          (await listEnvelopes(app)).plans.find(({ code }) => code === terms.code),
        carryOut,
      };
      const said = isByTwo ? await sayByTwo(context, proposal, actor) : await carryOut(context);
      return `${describe(terms)}\n${said}`;
    }
    case 'pause': {
      const actor = await actorOf(context, request.as, 'review');
      if (!(await pauseEnvelope(context, request.code, actor))) {
        throw new CommandError(`No plan "${request.code}" runs.`);
      }
      return `${request.code} makes no further envelope.`;
    }
  }
}

function describe({ code, title, split, form, audience, when, budget }: EnvelopeTerms): string {
  const piles = pilesOf(audience).map(
    ({ deposits, total, shares }) =>
      `${total} in ${shares}${deposits > 0 ? ` from deposits of ${deposits}` : ''}`,
  );
  const times = when.every === 'day' ? `daily at ${when.at.join(', ')}` : `${when.from}`;
  return `${code}  ${title.en}  ${split} ${form}  ${audience.kind}: ${piles.join('; ')}  ${times}  budget ${budget}`;
}
