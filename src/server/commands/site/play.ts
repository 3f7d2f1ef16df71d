import { type PlayStop, stopScopes } from '#server/protection/play-facts.ts';
import { listPlayStops, resumePlay, stopPlay } from '#server/protection/stop-play.ts';
import { selectPlayerIdByAccount } from '#server/protection/stop-store.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

export const play = defineCommand<PlayRequest>({
  name: 'play',
  usage: `  play stop all|class TYPE|vendor CODE|game CODE|player ACCOUNT --reason TEXT
                                          takes no stake there from now on; rounds that run
                                          end by their rules
  play resume all|class TYPE|vendor CODE|game CODE|player ACCOUNT
                                          takes stakes there again
  play stops                              what is stopped, by whom and why
  play ... --as NAME                      does one of them as that operator`,
  parse: parsePlay,
  async run(context, request) {
    if (request.kind === 'play-stops') return describeStops(context);
    const actor = await actorOf(context, request.as, 'review');
    const stop = await withPlayerId(context, request.stop);
    const name = nameOf(request.stop);
    if (request.kind === 'play-resume') {
      const isResumed = await resumePlay(context, stop, actor);
      if (!isResumed) throw new CommandError(`${name} was not stopped.`);
      return `${name} takes stakes again.`;
    }
    const stopped = await stopPlay(context, { ...stop, reason: request.reason }, actor);
    if (!stopped.done) throw new CommandError(`There is no ${name}.`);
    return `${name} is stopped. Rounds that run end by their rules.`;
  },
});

type PlayRequest =
  | { kind: 'play-stops' }
  | { kind: 'play-stop'; stop: PlayStop; reason: string; as: string | null }
  | { kind: 'play-resume'; stop: PlayStop; as: string | null };

function parsePlay(
  [word, scopeWord, target = '', ...more]: readonly string[],
  { as: name, reason }: CommandOptions,
): PlayRequest {
  const as = name ?? null;
  if (word === 'stops' && scopeWord === undefined) return { kind: 'play-stops' };
  const scope = stopScopes.find((one) => one === scopeWord);
  const isWhole = scope === 'all' ? target === '' : target !== '';
  if ((word !== 'stop' && word !== 'resume') || !scope || !isWhole || more.length > 0) {
    throw new UsageError(
      'It is "play stops", or "play stop" or "play resume" with all, class TYPE, vendor CODE, game CODE or player ACCOUNT.',
    );
  }
  const stop = { scope, target };
  if (word === 'resume') return { kind: 'play-resume', stop, as };
  const why = reason?.trim() ?? '';
  if (why === '' || why.length > reasonAtMost) {
    throw new UsageError(`Say why: --reason TEXT, ${reasonAtMost} characters at most.`);
  }
  return { kind: 'play-stop', stop, reason: why, as };
}

const reasonAtMost = 400;

/** An operator knows a player by the account; a stop keeps the id, which no rename changes. */
async function withPlayerId({ database }: CommandContext, stop: PlayStop): Promise<PlayStop> {
  if (stop.scope !== 'player') return stop;
  const id = await selectPlayerIdByAccount(database, stop.target);
  if (!id) throw new CommandError(`There is no account ${stop.target}.`);
  return { scope: 'player', target: id };
}

function nameOf({ scope, target }: PlayStop): string {
  return scope === 'all' ? 'all play' : `${scope} ${target}`;
}

async function describeStops(context: CommandContext): Promise<string> {
  const stops = await listPlayStops(context);
  const lines = stops.map(
    ({ scope, target, stoppedBy, stoppedAt, reason }) =>
      `${stoppedAt.toISOString()}  ${nameOf({ scope, target })}  ${stoppedBy}  ${reason}`,
  );
  return lines.join('\n') || 'Nothing is stopped.';
}
