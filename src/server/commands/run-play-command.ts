import type { Database } from '#server/db/open.ts';
import { answerDispute } from '#server/disputes/answer-dispute.ts';
import { listDisputes, readForReview } from '#server/disputes/read-disputes.ts';
import { listMeasured, type MeasuredGame } from '#server/inhouse/measure-returns.ts';
import * as clock from '#server/kernel/clock.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { actorOf, type CommandPlace } from './actor-of.ts';
import { CommandError } from './command-error.ts';
import type { PlayCommand } from './read-play-command.ts';

/** Does it, and answers what to tell the operator. */
export async function runPlayCommand(place: CommandPlace, command: PlayCommand): Promise<string> {
  const { database } = place;
  switch (command.kind) {
    case 'play-returns':
      return describeReturns(await listMeasured(database, clock.now()));
    case 'play-disputes-list':
      return describeDisputes(database, command.state);
    case 'play-disputes-show':
      return describeDispute(database, command.id);
    case 'play-disputes-answer':
      return answer(place, command);
  }
}

function describeReturns(games: readonly MeasuredGame[]): string {
  const lines = games.map(({ rules, purse, rounds, staked, paid, share, theory, isStrange }) => {
    const measured = share
      ? `${percent(share.value)} (${percent(share.low)} to ${percent(share.high)} in 99 of 100)`
      : 'too few rounds to tell';
    return [
      rules,
      purse,
      `${rounds} rounds`,
      `${paid} of ${staked} came back`,
      measured,
      theory ? `theory ${rangeOf(theory)}` : 'rules that are not known',
      ...(isStrange ? ['LOOK AT IT'] : []),
    ].join('  ');
  });
  return lines.join('\n') || 'No round has been played yet.';
}

function rangeOf({ least, most }: { least: number; most: number }): string {
  return percent(least) === percent(most)
    ? percent(least)
    : `${percent(least)} to ${percent(most)}, by the bet`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

async function describeDisputes(
  database: Database,
  state: 'waiting' | 'answered',
): Promise<string> {
  const { list } = (await listDisputes({ database }, { state })).value;
  const lines = list.map(
    ({ id, roundId, player, raisedAt, evidence, verdict, words }) =>
      `${id}  ${raisedAt}  ${player.account}  round ${roundId} of ${evidence.rules}${verdict ? `  ${verdict}` : ''}  ${JSON.stringify(words)}`,
  );
  return lines.join('\n') || 'No dispute is there.';
}

async function describeDispute(database: Database, id: string): Promise<string> {
  const dispute = await readForReview(database, id);
  if (!dispute) throw new CommandError(`There is no dispute ${id}.`);
  return JSON.stringify(dispute, null, 2);
}

async function answer(
  place: CommandPlace,
  { as, id, verdict, answer: words }: Extract<PlayCommand, { kind: 'play-disputes-answer' }>,
): Promise<string> {
  const app = { database: place.database, clock, events: { publish: insertEvent } };
  const actor = await actorOf(place, as, 'review');
  const answered = await answerDispute(app, { id, verdict, answer: words }, actor);
  if (!answered.done) {
    throw new CommandError(
      answered.code === 'dispute.answered'
        ? `Dispute ${id} has been answered already.`
        : `There is no dispute ${id}.`,
    );
  }
  return `${answered.value.player.account} is told: ${verdict}.`;
}
