import type { InferOutput } from 'valibot';
import { wordsIn } from '#contract/languages.ts';
import type { IncomeFileRequest } from '#contract/team-reports.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { byteOrderMark, csvLine, plainAmount } from '#server/records/write-csv.ts';
import { readFrame } from '../team-scope.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import { readIncome } from './read-income.ts';
import { reportFileWords } from './report-file-words.ts';

/** What an agent received and paid, as a file; a stopped agent's has no lines. */
export async function exportIncome(
  app: AppContext,
  { language, ...days }: InferOutput<typeof IncomeFileRequest>,
  player: Player,
): Promise<CsvFile> {
  const [income, { range }] = await Promise.all([
    readIncome(app, days, player),
    readFrame(app, days),
  ]);
  const words = wordsIn(reportFileWords, language);
  async function* chunks(): AsyncIterable<string> {
    yield byteOrderMark + csvLine(words.income);
    if (!income.done) return;
    const { list, currency } = income.value;
    yield list
      .map(({ day, kind, received, paid }) =>
        csvLine([
          day,
          words.incomeKinds[kind],
          plainAmount(received, currency),
          plainAmount(paid, currency),
          currency,
        ]),
      )
      .join('');
  }
  return csvFile(`income-${range.from}-${range.to}`, chunks());
}
