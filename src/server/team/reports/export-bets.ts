import type { InferOutput } from 'valibot';
import { wordsIn } from '#contract/languages.ts';
import type { MemberBetFileRequest } from '#contract/team-reports.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { byteOrderMark, csvLine, plainAmount } from '#server/records/write-csv.ts';
import type { PageCursor } from '../page-cursor.ts';
import { findInTeam, readFrame } from '../team-scope.ts';
import { type CsvFile, csvFile, csvTime, linesAtOnce } from './csv-file.ts';
import { type ReportFileWords, reportFileWords } from './report-file-words.ts';
import { type MemberBetRow, selectMemberBets } from './report-store.ts';

/** The bets of one member as a file. An account outside the team gives a file without lines. */
export async function exportMemberBets(
  app: AppContext,
  { language, account, class: kind, ...days }: InferOutput<typeof MemberBetFileRequest>,
  player: Player,
): Promise<CsvFile> {
  const found = await findInTeam(app.database, player, account);
  const { range, currency } = await readFrame(app, days);
  const words = wordsIn(reportFileWords, language);
  async function* chunks(): AsyncIterable<string> {
    yield byteOrderMark + csvLine(words.bets);
    if (!found.done) return;
    const whose = { agentId: player.id, playerId: found.value.id };
    const wanted = { ...range, ...whose, class: kind, language, atMost: linesAtOnce };
    for (let after: PageCursor | undefined; ; ) {
      const rows = await selectMemberBets(app.database, { ...wanted, after });
      yield rows.map((row) => csvLine(cellsOf(row, words, currency))).join('');
      after = rows.at(-1);
      if (!after || rows.length < linesAtOnce) return;
    }
  }
  return csvFile(
    `bets-${found.done ? found.value.account : ''}-${range.from}-${range.to}`,
    chunks(),
  );
}

function cellsOf(bet: MemberBetRow, words: ReportFileWords, currency: string): string[] {
  const { at, settledAt, game, vendor, round, stake, valid, payout, state } = bet;
  return [
    csvTime(at),
    settledAt === null ? '' : csvTime(settledAt),
    words.classes[bet.class],
    game,
    vendor,
    round,
    plainAmount(stake, currency),
    plainAmount(valid, currency),
    payout === null ? '' : plainAmount(payout, currency),
    currency,
    words.betStates[state],
  ];
}
