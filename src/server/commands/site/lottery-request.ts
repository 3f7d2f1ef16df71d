import { type Term, terms } from '#server/lottery/tickets/change-terms.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandOptions } from './site-command.ts';

export type LotteryRequest =
  | { kind: 'lottery-games' }
  | { kind: 'lottery-results'; game: string }
  | { kind: 'lottery-schedule'; game: string }
  | { kind: 'lottery-set-schedule'; game: string; schedule: unknown; as: string }
  | { kind: 'lottery-exposure'; game: string | undefined }
  | { kind: 'lottery-terms'; game: string }
  | { kind: 'lottery-term'; game: string; term: Term; value: string; as: string }
  | { kind: 'lottery-stop'; game: string; reason: string; as: string }
  | { kind: 'lottery-resume'; game: string; as: string }
  | { kind: 'lottery-void'; game: string; numero: string; reason: string; as: string }
  | { kind: 'lottery-result'; game: string; numero: string; result: string[]; as: string }
  | {
      kind: 'lottery-correct';
      game: string;
      numero: string;
      result: string[];
      reason: string;
      as: string;
      isConfirmed: boolean;
    };

export const lotteryUsage = `  lottery games                           every game, and its next numero
  lottery results GAME                    the newest results
  lottery schedule GAME [JSON --as NAME]  shows the schedule, or sets one for numeros not made yet
  lottery exposure [GAME]                 what tickets that wait may win, by numero, play and
                                          the numbers that would cost most, where they are bounded
  lottery terms GAME [TERM VALUE --as NAME]
                                          on what terms it sells, or changes one; a term is
                                          ${terms.join(', ')};
                                          amounts in minor units, "none" for no bound on
                                          exposure, a number or a player
  lottery stop GAME --as NAME --reason TEXT
                                          voids what is before its closing; stakes return, chases end
  lottery resume GAME --as NAME           goes on with the next numero
  lottery void GAME NUMERO --as NAME --reason TEXT
                                          voids one numero that has no result; once it is closed, a
                                          second operator types the same
  lottery result GAME NUMERO NUMBERS --as NAME
                                          what was drawn officially, such as 12345,678; it holds once
                                          a second operator typed the same
  lottery correct GAME NUMERO NUMBERS --as NAME --reason TEXT
                                          shows the difference; with --confirm it is typed, and holds
                                          once a second operator typed the same`;

export function parseLottery(
  [word, game, third, fourth, ...more]: readonly string[],
  { as, reason, confirm = false }: CommandOptions,
): LotteryRequest {
  if (more.length > 0) throw new UsageError('That is too much.');
  if (word === 'games' && game === undefined) return { kind: 'lottery-games' };
  if (word === 'exposure' && third === undefined) return { kind: 'lottery-exposure', game };
  if (game === undefined) throw new UsageError(`It is one of:\n${lotteryUsage}`);
  switch (word) {
    case 'results':
      return { kind: 'lottery-results', game };
    case 'schedule':
      if (third === undefined) return { kind: 'lottery-schedule', game };
      return {
        kind: 'lottery-set-schedule',
        ...{ game, schedule: readJson(third), as: needed('--as', as) },
      };
    case 'terms':
      if (third === undefined) return { kind: 'lottery-terms', game };
      return {
        kind: 'lottery-term',
        ...{ game, term: readTerm(third), value: needed('the value', fourth) },
        as: needed('--as', as),
      };
    case 'stop':
      return {
        kind: 'lottery-stop',
        ...{ game, reason: needed('--reason', reason), as: needed('--as', as) },
      };
    case 'resume':
      return { kind: 'lottery-resume', game, as: needed('--as', as) };
  }
  const numero = needed('the numero', third);
  const name = needed('--as', as);
  if (word === 'void') {
    return { kind: 'lottery-void', game, numero, reason: needed('--reason', reason), as: name };
  }
  const result = needed('what was drawn', fourth).split(',');
  if (word === 'result') return { kind: 'lottery-result', game, numero, result, as: name };
  if (word !== 'correct') throw new UsageError(`It is one of:\n${lotteryUsage}`);
  const why = needed('--reason', reason);
  return {
    kind: 'lottery-correct',
    ...{ game, numero, result, reason: why, as: name },
    isConfirmed: confirm,
  };
}

function needed(what: string, given: string | undefined): string {
  const text = given?.trim();
  if (!text) throw new UsageError(`${what} is missing.`);
  if (text.length > 2_000) throw new UsageError(`${what} is too long.`);
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('The schedule is no JSON.');
  }
}

function readTerm(text: string): Term {
  const term = terms.find((one) => one === text);
  if (!term) throw new UsageError(`A term is one of ${terms.join(', ')}.`);
  return term;
}
