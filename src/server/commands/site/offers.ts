import { BonusTerms } from '#contract/bonus-terms.ts';
import { endBonusReasons } from '#server/rewards/bonus/end-bonus-reasons.ts';
import {
  faultsHere,
  listBonusOffers,
  pauseBonus,
  proposeBonus,
  publishBonus,
  simulateHere,
} from '#server/rewards/bonus/publish-bonus.ts';
import { multipleOf } from '#server/rewards/bonus/review-bonus.ts';
import { revokeBonus } from '#server/rewards/bonus/revoke-bonus.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readDefinition } from './read-definition.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

type OfferRequest =
  | { kind: 'list' }
  | { kind: 'check'; file: string }
  | { kind: 'propose'; file: string; as: string }
  | { kind: 'publish'; code: string; version: number; as: string }
  | { kind: 'pause'; code: string; as: string }
  | { kind: 'take-back'; id: string; reason: string; as: string };

export const offers = defineCommand<OfferRequest>({
  name: 'offers',
  usage: `  offers list                             bonuses that come with a deposit, and how each stands
  offers check FILE                       what a definition would cost, and what the licence’s pack says
  offers propose FILE --as NAME           the same as a new version, which waits for a second person
  offers publish CODE VERSION --as NAME   that second person, within three days: it can be chosen from now on
  offers pause CODE --as NAME             nobody can choose it any more
  offers take-back ID --as NAME --reason TEXT
                                          a bonus that waits or is played; its player reads
                                          the TEXT`,
  parse: parseOffers,
  run: runOffers,
});

function parseOffers(
  [word, given, ...rest]: readonly string[],
  { as, reason = '' }: CommandOptions,
): OfferRequest {
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
    if (word === 'pause') return { kind: word, code: given, as };
    if (word === 'take-back') {
      const text = reason.trim();
      if (text.length < 10 || text.length > 300 || !/^[1-9]\d{0,17}$/.test(given)) {
        throw new UsageError(
          'Say which by its number, and why: --reason TEXT, 10 to 300 characters.',
        );
      }
      return { kind: 'take-back', id: given, reason: text, as };
    }
  }
  throw new UsageError(
    'It is "offers" and one of list, check FILE, propose FILE, publish CODE VERSION, pause CODE, take-back ID.',
  );
}

async function runOffers(context: CommandContext, request: OfferRequest): Promise<string> {
  if (request.kind === 'list') return listAll(context);
  if (request.kind === 'check') {
    return checkOne(context, await readDefinition(request.file, BonusTerms));
  }
  const actor = await actorOf(context, request.as, 'review');
  switch (request.kind) {
    case 'propose': {
      const terms = await readDefinition(request.file, BonusTerms);
      const faults = await faultsHere(context, terms);
      if (faults.length > 0) throw new CommandError(faults.join('\n'));
      const version = await proposeBonus(context, terms, actor);
      return `${await checkOne(context, terms)}\n\nVersion ${version} waits for a second person.`;
    }
    case 'publish': {
      const { code, version } = request;
      const waiting = (await listBonusOffers(context)).find((one) => one.code === code);
      const faults = waiting ? await faultsHere(context, waiting.terms) : [];
      if (faults.length > 0) throw new CommandError(faults.join('\n'));
      const published = await publishBonus(context, code, actor, version);
      if (!published.done) throw new CommandError(endBonusReasons[published.code]);
      return `${code} can be chosen, as version ${published.value.version}.`;
    }
    case 'pause': {
      const paused = await pauseBonus(context, request.code, actor);
      if (!paused.done) throw new CommandError(endBonusReasons[paused.code]);
      return `${request.code} can be chosen by nobody any more.`;
    }
    case 'take-back': {
      const revoked = await revokeBonus(context, request, actor);
      if (!revoked.done) throw new CommandError(endBonusReasons[revoked.code]);
      return `Bonus ${request.id} was taken back.`;
    }
  }
}

async function listAll(context: CommandContext): Promise<string> {
  const lines = (await listBonusOffers(context)).map(
    ({ code, version, terms, published_at: published, ended_at: ended }) =>
      `${code}  version ${version}  ${published === null ? 'waits for a second person' : ended === null ? 'open' : 'paused'}  ${terms.title.en}`,
  );
  return lines.join('\n') || 'There is no offer.';
}

async function checkOne(context: CommandContext, terms: BonusTerms): Promise<string> {
  const { players, given, completed, issued, converted } = await simulateHere(
    ...([context, terms, simulatedPlayers] as const),
  );
  const faults = await faultsHere(context, terms);
  return [
    `${terms.code}: ${terms.title.en}`,
    `It has to be played ${multipleOf(terms) / 100} times, weights counted.`,
    `Of ${players} players by the seed: ${given} deposit enough, ${completed} play it through.`,
    `  ${issued} minor units issued, ${converted} become players’ own`,
    ...(faults.length === 0 ? ['It may be published.'] : ['NOT TO BE PUBLISHED:', ...faults]),
  ].join('\n');
}

const simulatedPlayers = 20_000;
