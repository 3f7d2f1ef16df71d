import { type DisputeVerdict, disputeVerdicts, disputeWordsAtMost } from '#contract/disputes.ts';
import { UsageError } from './usage-error.ts';

/** What an operator looks at and answers in the house's own games. */
export type PlayCommand =
  | { kind: 'play-returns' }
  | { kind: 'play-disputes-list'; state: 'waiting' | 'answered' }
  | { kind: 'play-disputes-show'; id: string }
  | {
      kind: 'play-disputes-answer';
      id: string;
      verdict: DisputeVerdict;
      answer: string;
      as: string | null;
    };

export function isPlayCommand(command: { kind: string }): command is PlayCommand {
  return command.kind.startsWith('play-');
}

export const playHelp = `  returns                                 what came back in each game of the house's, beside theory
  disputes list [answered]                rounds that players doubt, those that wait (else)
  disputes show ID                        one of them, with all that proves the round
  disputes answer ID upheld|refused --reason TEXT
                                          ends it; the player reads the TEXT; with --as NAME
                                          as that operator`;

interface Values {
  as?: string | undefined;
  reason?: string | undefined;
}

type Reader = (rest: readonly string[], values: Values) => PlayCommand;

export const playTopics: Readonly<Record<string, Reader>> = {
  returns: (rest) => {
    if (rest.length > 0) throw new UsageError('It is "returns", and nothing behind it.');
    return { kind: 'play-returns' };
  },
  disputes: readDisputes,
};

function readDisputes(
  [word, id, third, ...more]: readonly string[],
  { as, reason }: Values,
): PlayCommand {
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
