import { type DisputeVerdict, disputeVerdicts, disputeWordsAtMost } from '#contract/disputes.ts';
import type { Database } from '#server/db/open.ts';
import { answerDispute } from '#server/disputes/answer-dispute.ts';
import { listDisputes, readForReview } from '#server/disputes/read-disputes.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, type CommandOptions, defineCommand } from './site-command.ts';

export const disputes = defineCommand<DisputesRequest>({
  name: 'disputes',
  usage: `  disputes list [answered]                rounds that players doubt, those that wait (else)
  disputes show ID                        one of them, with all that proves the round
  disputes answer ID upheld|refused --reason TEXT
                                          ends it; the player reads the TEXT; with --as NAME
                                          as that operator`,
  parse: parseDisputes,
  async run(context, request) {
    if (request.kind === 'play-disputes-list') {
      return describeDisputes(context.database, request.state);
    }
    return request.kind === 'play-disputes-show'
      ? describeDispute(context.database, request.id)
      : answer(context, request);
  },
});

type DisputesRequest =
  | { kind: 'play-disputes-list'; state: 'waiting' | 'answered' }
  | { kind: 'play-disputes-show'; id: string }
  | {
      kind: 'play-disputes-answer';
      id: string;
      verdict: DisputeVerdict;
      answer: string;
      as: string | null;
    };

function parseDisputes(
  [word, id, third, ...more]: readonly string[],
  { as, reason }: CommandOptions,
): DisputesRequest {
  if (word === 'list' && third === undefined && (id === undefined || id === 'answered')) {
    return { kind: 'play-disputes-list', state: id ?? 'waiting' };
  }
  if (!id || !/^[1-9]\d{0,17}$/.test(id) || more.length > 0) {
    throw new UsageError(
      'It is "disputes list [answered]", "disputes show ID" or "disputes answer ID upheld|refused --reason TEXT".',
    );
  }
  if (word === 'show' && third === undefined) return { kind: 'play-disputes-show', id };
  const verdict = disputeVerdicts.find((one) => one === third);
  if (word !== 'answer' || !verdict) {
    throw new UsageError(`An answer is one of ${disputeVerdicts.join(', ')}.`);
  }
  const answer = reason?.trim() ?? '';
  if (answer === '' || answer.length > disputeWordsAtMost) {
    throw new UsageError(`Say why: --reason TEXT, ${disputeWordsAtMost} characters at most.`);
  }
  return { kind: 'play-disputes-answer', id, verdict, answer, as: as ?? null };
}

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
  context: CommandContext,
  { as, id, verdict, answer: words }: Extract<DisputesRequest, { kind: 'play-disputes-answer' }>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const answered = await answerDispute(context, { id, verdict, answer: words }, actor);
  if (!answered.done) {
    throw new CommandError(
      answered.code === 'dispute.answered'
        ? `Dispute ${id} has been answered already.`
        : `There is no dispute ${id}.`,
    );
  }
  return `${answered.value.player.account} is told: ${verdict}.`;
}
