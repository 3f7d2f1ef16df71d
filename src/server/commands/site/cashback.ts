import { CashbackTerms } from '#contract/cashback-terms.ts';
import {
  endCashback,
  faultsOfCashback,
  listCashback,
  proposeCashback,
  publishCashback,
} from '#server/rewards/cashback/change-offer.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type CashbackRequest =
  | { kind: 'list' }
  | { kind: 'check'; file: string }
  | { kind: 'propose'; file: string; as: string }
  | { kind: 'publish'; code: string; version: number; as: string }
  | { kind: 'end'; code: string; as: string };

export const cashback = defineCommand<CashbackRequest>({
  name: 'cashback',
  usage: `  cashback list                           offers of cashback, the newest version of each
  cashback check FILE                     what the licence forbids of one
  cashback propose FILE --as NAME         a new version, which waits for a second person
  cashback publish CODE VERSION --as NAME that second person, within three days: it holds for the
                                          periods to come
  cashback end CODE --as NAME             no period begins any more`,
  parse: parseCashback,
  run: runCashbackCommand,
});

function parseCashback(
  [word, given, ...rest]: readonly string[],
  { as }: CommandOptions,
): CashbackRequest {
  if (word === 'list' && given === undefined) return { kind: 'list' };
  const [version, ...more] = rest;
  if (word === 'publish' && given && /^[1-9]\d{0,8}$/.test(version ?? '') && more.length === 0) {
    if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
    return { kind: 'publish', code: given, version: Number(version), as };
  }
  if (given !== undefined && rest.length === 0) {
    if (word === 'check') return { kind: 'check', file: given };
    if (as === undefined) throw new UsageError('Say who it is: --as NAME, an operator.');
    if (word === 'propose') return { kind: 'propose', file: given, as };
    if (word === 'end') return { kind: word, code: given, as };
  }
  throw new UsageError(
    'It is "cashback" and one of list, check FILE, propose FILE, publish CODE VERSION, end CODE.',
  );
}

async function runCashbackCommand(
  context: CommandContext,
  request: CashbackRequest,
): Promise<string> {
  if (request.kind === 'list') {
    const lines = (await listCashback(context)).map(
      ({ code, version, terms, published_at: at, ended_at: ended, proposed_by: by }) =>
        `${code}  version ${version}  ${ended ? 'ended' : at ? 'published' : `proposed by ${by}`}  ${JSON.stringify(terms)}`,
    );
    return lines.join('\n') || 'There is no offer.';
  }
  if (request.kind === 'check') {
    const faults = faultsOfCashback(
      await readDefinition(request.file, CashbackTerms),
      context.clock.now(),
    );
    return faults.join('\n') || 'It may be published.';
  }
  const actor = await actorOf(context, request.as, 'review');
  if (request.kind === 'propose') {
    const terms = await readDefinition(request.file, CashbackTerms);
    const [fault] = faultsOfCashback(terms, context.clock.now());
    if (fault !== undefined) throw new CommandError(fault);
    const version = await proposeCashback(context, terms, actor);
    return `Version ${version} of ${terms.code} waits for a second person.`;
  }
  if (request.kind === 'end') {
    const ended = await endCashback(context, request.code, actor);
    if (!ended.done) throw new CommandError(reasons[ended.code]);
    return `${request.code} makes no new period.`;
  }
  const published = await publishCashback(context, request.code, actor, request.version);
  if (!published.done) throw new CommandError(reasons[published.code]);
  return `Version ${published.value.version} of ${request.code} is published.`;
}

const reasons: Readonly<Record<'reward.unknown' | 'reward.over' | 'reward.same-person', string>> = {
  'reward.unknown': 'There is no such offer.',
  'reward.over':
    'It is published already, waited for more than three days, or is not the newest version.',
  'reward.same-person': 'Somebody else publishes what one proposes.',
};
