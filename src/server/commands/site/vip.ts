import { VipTerms } from '#contract/vip-terms.ts';
import { liftPlayer } from '#server/rewards/vip/lift-player.ts';
import { listLevels, publishLevels } from '#server/rewards/vip/publish-levels.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { sayByTwo } from './agree.ts';
import { readDefinition } from './read-definition.ts';
import { readEnd } from './read-end.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type VipRequest =
  | { kind: 'list' }
  | { kind: 'check'; file: string }
  | { kind: 'publish'; file: string; as: string | null }
  | { kind: 'lift'; account: string; level: number; until: Until; reason: string; as: string };

/** A time from now is another moment for each of two people: they agree to what is typed. */
interface Until {
  typed: string;
  at: Date;
}

export const vip = defineCommand<VipRequest>({
  name: 'vip',
  usage: `  vip list                                levels, what each asks, and how many members stand there
  vip check FILE                          what a definition of all levels says
  vip publish FILE --as NAME              the same as a new version; nobody falls for it before a
                                          month ends; two operators give it, each --as NAME
  vip lift ACCOUNT LEVEL --until TIME --as NAME --reason TEXT
                                          to a level for a time, without the gift of its rise;
                                          two operators give it to the letter, TIME as well`,
  parse: parseVip,
  run: runVip,
});

function parseVip(
  [word, given, ...rest]: readonly string[],
  { as, until, reason = '' }: CommandOptions,
  now: Date,
): VipRequest {
  if (word === 'list' && given === undefined) return { kind: 'list' };
  if (word === 'check' && given !== undefined && rest.length === 0) {
    return { kind: 'check', file: given };
  }
  if (word === 'publish' && given !== undefined && rest.length === 0) {
    return { kind: 'publish', file: given, as: as ?? null };
  }
  const [level, ...more] = rest;
  if (word === 'lift' && given && /^[1-9]\d?$/.test(level ?? '') && more.length === 0) {
    if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
    if (until === undefined) throw new UsageError('Say until when: --until +30d, or a moment.');
    const why = reason.trim();
    if (why.length < 10 || why.length > 300) {
      throw new UsageError('Say why: --reason TEXT, 10 to 300 characters.');
    }
    const end = { typed: until, at: readEnd(until, now) };
    return { kind: 'lift', account: given, level: Number(level), until: end, reason: why, as };
  }
  throw new UsageError(
    'It is "vip" and one of list, check FILE, publish FILE, lift ACCOUNT LEVEL.',
  );
}

async function runVip(context: CommandContext, request: VipRequest): Promise<string> {
  switch (request.kind) {
    case 'list': {
      const { programme, byLevel } = await listLevels(context);
      if (!programme) return 'There are no levels.';
      const members = new Map(byLevel.map(({ level, members }) => [level, members]));
      const before = `0  before the first  ${members.get(0) ?? 0} members`;
      const lines = describe(programme.terms).map(
        (line, index) => `${line}  ${members.get(index + 1) ?? 0} members`,
      );
      return [`Version ${programme.version}`, before, ...lines].join('\n');
    }
    case 'check':
      return describe(await readDefinition(request.file, VipTerms)).join('\n');
    case 'publish': {
      const terms = await readDefinition(request.file, VipTerms);
      const actor = await actorOf(context, request.as, 'review');
      const proposal = {
        subject: 'vip',
        definition: terms,
        standing: async (app: Pick<CommandContext, 'database'>) =>
          (await listLevels(app)).programme?.version,
        carryOut: async (within: CommandContext) =>
          `Published as version ${await publishLevels(within, terms, actor)}.`,
      };
      return `${describe(terms).join('\n')}\n\n${await sayByTwo(context, proposal, actor)}`;
    }
    case 'lift':
      return liftByTwo(context, request);
  }
}

async function liftByTwo(
  context: CommandContext,
  { account, level, until, reason, as }: Extract<VipRequest, { kind: 'lift' }>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const proposal = {
    subject: `vip-lift:${account}`,
    definition: { level, until: until.typed, reason },
    standing: async (app: Pick<CommandContext, 'database'>) =>
      (await listLevels(app)).programme?.version,
    carryOut: async (within: CommandContext) => {
      const lifted = await liftPlayer(within, { account, level, until: until.at, reason }, actor);
      if (lifted.done)
        return `${account} stands at level ${level} until ${until.at.toISOString()}.`;
      throw new CommandError(
        lifted.code === 'reward.unknown'
          ? `There is no "${account}", or no level ${level}.`
          : `Refused: ${lifted.code}.`,
      );
    },
  };
  return sayByTwo(context, proposal, actor);
}

function describe({ levels }: VipTerms): string[] {
  return levels.map(({ name, deposits, bets, keep, pointsPerCent, gifts }, index) => {
    const given = Object.entries(gifts).map(
      ([kind, { form, amount }]) => `${kind} ${amount} ${form}`,
    );
    return `${index + 1}  ${name.en}  deposits ${deposits}  bets ${bets}  keep ${keep}  points ${pointsPerCent} %  ${given.join(', ')}`;
  });
}
