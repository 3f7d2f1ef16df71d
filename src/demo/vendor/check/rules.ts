import { isDeepStrictEqual } from 'node:util';
import type { HeardCall, HouseAnswer } from './house.ts';
import type { Played } from './plans.ts';
import type { CheckRound } from './wallet.ts';

/** Everything that was heard, for the rules to judge. */
export interface Evidence {
  played: readonly Played[];
  calls: readonly HeardCall[];
  rounds: readonly CheckRound[];
  /** What the vendor answered when it was asked, by what was asked. */
  answers: readonly { what: string; answer: HouseAnswer }[];
  /** Longest that the vendor may take to answer. */
  answerMs: number;
  /** From what was asked of it: faults in words. */
  transfers: readonly string[];
  feed: readonly string[];
}

export interface Rule {
  rule: string;
  /** What stands in its way, in words; nothing where it holds. */
  judge(evidence: Evidence): string[];
}

const isStake = ({ name }: HeardCall) => name === 'bet' || name === 'bet-and-win';
const idOf = ({ request }: HeardCall) => String(request.transaction ?? '');
const tell = (call: HeardCall) => `${call.name} ${idOf(call)}`;
const isAnswered = (call: HeardCall) => call.told !== undefined && call.trouble === undefined;
const isMoney = ({ name }: HeardCall) => name !== 'authenticate' && name !== 'balance';
const codeOf = (call: HeardCall) => String(call.told?.body.code ?? '');
const planNamed = ({ played }: Evidence, name: string) =>
  played.filter(({ plan }) => plan.name === name);

function callsBy(calls: readonly HeardCall[], keyOf: (call: HeardCall) => string): HeardCall[][] {
  return [...Map.groupBy(calls, keyOf).values()];
}

export const rules: readonly Rule[] = [
  {
    rule: 'every plan is played',
    judge: ({ played }) =>
      played.filter(({ calls }) => calls.length < 2).map(({ plan }) => plan.name),
  },
  {
    rule: 'every request is rightly signed',
    judge: ({ calls }) => calls.filter(({ isSigned }) => !isSigned).map(tell),
  },
  {
    rule: 'no nonce is used twice',
    judge: ({ calls }) => calls.filter(({ isNonceNew }) => !isNonceNew).map(tell),
  },
  {
    rule: 'every request says a time inside the window',
    judge: ({ calls }) => calls.filter(({ isTimely }) => !isTimely).map(tell),
  },
  {
    rule: 'every request has the form that the contract names',
    judge: ({ calls }) => calls.filter((call) => codeOf(call) === 'body.invalid').map(tell),
  },
  {
    rule: 'the same id always says the same',
    judge: ({ calls }) =>
      callsBy(calls.filter(isMoney), idOf).flatMap(([first, ...others]) =>
        others
          .filter(
            (call) =>
              first && !isDeepStrictEqual([first.name, first.request], [call.name, call.request]),
          )
          .map(tell),
      ),
  },
  {
    rule: 'what was answered is not asked again',
    judge: ({ calls }) =>
      callsBy(calls.filter(isMoney), idOf).flatMap((same) => {
        const answered = same.findIndex((call) => isAnswered(call) && call.isSigned);
        return answered === -1 ? [] : same.slice(answered + 1).map(tell);
      }),
  },
  {
    rule: 'what was not answered is asked again under its id, or taken back',
    judge: ({ calls }) =>
      callsBy(calls.filter(isMoney), idOf).flatMap((same) => {
        const last = same.at(-1);
        if (!last || isAnswered(last)) return [];
        const isTakenBack = calls.some(
          ({ name, request }) => name === 'rollback' && request.of === idOf(last),
        );
        return isStake(last) && isTakenBack && same.length > 1 ? [] : [tell(last)];
      }),
  },
  {
    rule: 'a bet whose fate is not known is rolled back',
    judge: (evidence) =>
      ['replies to bets never arrive', 'bets never arrive'].flatMap((name) =>
        planNamed(evidence, name).flatMap(({ calls }) =>
          rollbackMissing(calls).map((one) => `${name}: ${one}`),
        ),
      ),
  },
  {
    rule: 'answers with a wrong signature are not believed',
    judge: (evidence) =>
      planNamed(evidence, 'answers to bets are signed by somebody else').flatMap(({ calls }) => [
        ...rollbackMissing(calls),
        ...calls.filter(({ name }) => name === 'win').map(tell),
      ]),
  },
  {
    rule: 'what was rolled back is left alone',
    judge: ({ calls }) =>
      calls.flatMap((rollback, at) => {
        if (rollback.name !== 'rollback') return [];
        const later = calls
          .slice(at + 1)
          .filter(({ request }) => request.round === rollback.request.round);
        return later
          .filter((call) => idOf(call) === rollback.request.of || call.name === 'win')
          .map(tell);
      }),
  },
  {
    rule: 'a win is told until it has landed, after the session too',
    judge: (evidence) =>
      [
        'a round',
        'the wallet is busy',
        'the first answer to a win is signed by somebody else',
        'the session ends before the win',
      ].flatMap((name) =>
        planNamed(evidence, name)
          .filter(
            ({ calls }) =>
              !calls.some(
                (call) => call.name === 'win' && isAnswered(call) && call.told?.status === 200,
              ),
          )
          .map(() => name),
      ),
  },
  {
    rule: 'what belongs to a round comes in its order',
    judge: ({ calls, played }) => [
      ...calls.filter((call) => codeOf(call) === 'round.over').map(tell),
      ...played.flatMap(({ calls: own }) =>
        callsBy(
          own.filter(({ request }) => request.round !== undefined),
          ({ request }) => String(request.round),
        ).flatMap(outOfOrder),
      ),
    ],
  },
  {
    rule: 'every round ends',
    judge: ({ rounds }) => rounds.filter(({ state }) => state === 'open').map(({ round }) => round),
  },
  {
    rule: 'nobody is asked for a stake after play was stopped or the session ended',
    judge: (evidence) =>
      ['the player is stopped', 'the session ends'].flatMap((name) =>
        planNamed(evidence, name).flatMap(({ calls }) => {
          const stakes = calls.filter(isStake);
          const refused = stakes.findIndex((call) =>
            /^(play\.stopped|session\.over)$/.test(codeOf(call)),
          );
          if (refused === -1) return [`${name}: no stake was refused`];
          return stakes.slice(refused + 1).map(tell);
        }),
      ),
  },
  {
    rule: 'a refused bet is followed by nothing',
    judge: (evidence) =>
      planNamed(evidence, 'the balance is short').flatMap(({ calls }) =>
        calls
          .slice(calls.findIndex((call) => codeOf(call) === 'wallet.short') + 1)
          .filter(({ name }) => name !== 'balance')
          .map(tell),
      ),
  },
  {
    rule: 'every answer of the vendor is rightly signed',
    judge: ({ answers }) =>
      answers.filter(({ answer }) => !answer.isSigned).map(({ what }) => what),
  },
  {
    rule: 'the vendor answers soon',
    judge: ({ answers, answerMs }) =>
      answers
        .filter(({ answer }) => answer.milliseconds > answerMs)
        .map(({ what, answer }) => `${what}: ${Math.round(answer.milliseconds)} ms`),
  },
  {
    rule: 'transfers happen once, and are known afterwards',
    judge: ({ transfers }) => [...transfers],
  },
  { rule: 'the feed tells every round as it is', judge: ({ feed }) => [...feed] },
];

function rollbackMissing(calls: readonly HeardCall[]): string[] {
  const bets = new Set(calls.filter(isStake).map(idOf));
  for (const { name, request, told } of calls) {
    if (name === 'rollback' && told?.status === 200) bets.delete(String(request.of));
  }
  return [...bets];
}

/** Nothing of a round is said before its first stake was answered, or after its end. */
function outOfOrder(calls: readonly HeardCall[]): string[] {
  const end = calls.findIndex((call) => call.told?.status === 200 && isEnd(call));
  const afterEnd =
    end === -1
      ? []
      : calls.slice(end + 1).filter((call) => idOf(call) !== idOf(calls[end] ?? call));
  const before = calls.slice(
    0,
    Math.max(
      0,
      calls.findIndex((call) => isStake(call) || call.name === 'rollback'),
    ),
  );
  return [...afterEnd, ...before].map(tell);
}

function isEnd({ name, request }: HeardCall): boolean {
  return (
    name === 'end-round' || (name === 'win' && request.isEnd === true) || name === 'bet-and-win'
  );
}
