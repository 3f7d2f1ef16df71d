import { prizeSum, prizesOf, RaffleTerms } from '#contract/raffle-terms.ts';
import { listRaffles, pauseRaffle, publishRaffle } from '#server/rewards/raffles/plan-raffles.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { sayByTwo } from './agree.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type RaffleRequest =
  | { kind: 'list' }
  | { kind: 'check'; file: string }
  | { kind: 'publish'; file: string; as: string | null }
  | { kind: 'pause'; code: string; as: string | null };

export const raffles = defineCommand<RaffleRequest>({
  name: 'raffles',
  usage: `  raffles list                            plans, and the newest raffles with their commitments
  raffles check FILE                      what a definition gives, and for how much play
  raffles publish FILE                    the gateway makes what runs or begins soon once two
                                          operators have said the same: --as NAME
  raffles pause CODE                      no further one; those that are made are drawn as announced`,
  parse: parseRaffles,
  run: runRaffles,
});

function parseRaffles(
  [word, given, ...rest]: readonly string[],
  { as }: CommandOptions,
): RaffleRequest {
  if (word === 'list' && given === undefined) return { kind: 'list' };
  if (given !== undefined && rest.length === 0) {
    if (word === 'check') return { kind: 'check', file: given };
    if (word === 'publish') return { kind: 'publish', file: given, as: as ?? null };
    if (word === 'pause') return { kind: 'pause', code: given, as: as ?? null };
  }
  throw new UsageError('It is "raffles" and one of list, check FILE, publish FILE, pause CODE.');
}

async function runRaffles(context: CommandContext, request: RaffleRequest): Promise<string> {
  switch (request.kind) {
    case 'list':
      return listAll(context);
    case 'check':
      return describe(await readDefinition(request.file, RaffleTerms));
    case 'publish': {
      const terms = await readDefinition(request.file, RaffleTerms);
      const actor = await actorOf(context, request.as, 'review');
      const proposal = {
        subject: `raffle:${terms.code}`,
        definition: terms,
        standing: async (app: Pick<CommandContext, 'database'>) =>
          (await listRaffles(app)).plans.find(({ code }) => code === terms.code),
        carryOut: async (within: CommandContext) => {
          await publishRaffle(within, terms, actor);
          return 'Published.';
        },
      };
      return `${describe(terms)}\n${await sayByTwo(context, proposal, actor)}`;
    }
    case 'pause': {
      const actor = await actorOf(context, request.as, 'review');
      if (!(await pauseRaffle(context, request.code, actor))) {
        throw new CommandError(`No plan "${request.code}" runs.`);
      }
      return `${request.code} makes no further raffle.`;
    }
  }
}

async function listAll(context: CommandContext): Promise<string> {
  const { plans, newest } = await listRaffles(context);
  const lines = plans.map(
    ({ terms, ended_at: ended }) => `${describe(terms)}${ended ? '  paused' : ''}`,
  );
  const made = newest.map(({ id, code, tickets, drawn_at: drawn, ...raffle }) => {
    const times = `${raffle.begins_at.toISOString()} to ${raffle.closes_at.toISOString()}`;
    const standing = drawn ? `drawn ${drawn.toISOString()}` : `beacon round ${raffle.beacon_round}`;
    return `  ${id}  ${code}  ${times}  ${tickets} tickets  ${standing}  ${raffle.commitment}`;
  });
  return [...lines, ...made].join('\n') || 'There is no raffle.';
}

function describe({
  code,
  title,
  prizes,
  betsPerTicket,
  ticketsPerPlayer,
  when,
  budget,
}: RaffleTerms) {
  const times =
    when.every === 'week'
      ? `weekly, day ${when.weekday} at ${when.at}`
      : `${when.from} to ${when.to}`;
  return `${code}  ${title.en}  ${prizesOf(prizes).length} prizes of ${prizeSum(prizes)} in all  a ticket for ${betsPerTicket} of valid bets, ${ticketsPerPlayer} at most  ${times}  budget ${budget}`;
}
