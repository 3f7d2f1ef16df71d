import type { InferOutput } from 'valibot';
import { wordsIn } from '#contract/languages.ts';
import {
  type ReportRow,
  type ReportRows,
  type TeamReportFileRequest,
  type TeamTransactionFileRequest,
  teamTransactionGroups,
} from '#contract/team-reports.ts';
import { type GameType, gameTypes } from '#contract/values.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { byteOrderMark, csvLine, plainAmount } from '#server/records/write-csv.ts';
import { numberValue, readCursor, writeCursor } from '../page-cursor.ts';
import { findInTeam, readFrame } from '../team-scope.ts';
import { type CsvFile, csvFile, csvTime, linesAtOnce } from './csv-file.ts';
import { readRows } from './read-report.ts';
import { type ReportFileWords, reportFileWords } from './report-file-words.ts';
import { selectTransactions } from './report-store.ts';

/** A report as a file. An account outside the team gives a file without lines. */
export async function exportReport(
  app: AppContext,
  { language, ...asked }: InferOutput<typeof TeamReportFileRequest>,
  player: Player,
): Promise<CsvFile> {
  const found = await findInTeam(app.database, player, asked.account);
  const { range, currency } = await readFrame(app, asked);
  const words = wordsIn(reportFileWords, language);
  async function* chunks(): AsyncIterable<string> {
    yield byteOrderMark + csvLine([words.by[asked.by], ...words.figures, words.currency]);
    if (!found.done) return;
    const { class: kind, reach, by } = asked;
    const { id: agentId, account } = found.value;
    const whose = { viewerId: player.id, agentId, account };
    const wanted = { ...range, ...whose, reach, currency, class: kind };
    let after: string | undefined;
    for (;;) {
      const { list, next } = await readRows(app, by, wanted, after);
      yield list.map((row) => reportLine(row, nameOf(by, row.key, words), currency)).join('');
      after = next === null ? undefined : readCursor(next, numberValue)?.id;
      if (after === undefined) return;
    }
  }
  return csvFile(`team-${asked.by}-${range.from}-${range.to}`, chunks());
}

/** Money in and out of the team's accounts as a file. */
export async function exportTeamTransactions(
  app: AppContext,
  { language, account, group, ...days }: InferOutput<typeof TeamTransactionFileRequest>,
  player: Player,
): Promise<CsvFile> {
  const found = await findInTeam(app.database, player, account);
  const { range, currency } = await readFrame(app, days);
  const words = wordsIn(reportFileWords, language);
  async function* chunks(): AsyncIterable<string> {
    yield byteOrderMark + csvLine(words.transactions);
    if (!found.done) return;
    const wanted = {
      ...range,
      agentId: player.id,
      playerId: account === undefined ? undefined : found.value.id,
      groups: group === undefined ? teamTransactionGroups : [group],
      currency,
      atMost: linesAtOnce,
    };
    for (let after: string | undefined; ; ) {
      const cursor = after === undefined ? undefined : readCursor(after, numberValue);
      const rows = await selectTransactions(app.database, { ...wanted, after: cursor });
      yield rows.map((row) => csvLine(transactionCells(row, words, currency))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < linesAtOnce) return;
      after = writeCursor(last);
    }
  }
  return csvFile(`team-transactions-${range.from}-${range.to}`, chunks());
}

function nameOf(by: ReportRows, key: string, { classes, noClass }: ReportFileWords): string {
  if (by !== 'class') return key;
  return isGameType(key) ? classes[key] : noClass;
}

function isGameType(key: string): key is GameType {
  return gameTypes.some((one) => one === key);
}

function reportLine(row: ReportRow, name: string, currency: string): string {
  const money = (minor: string) => plainAmount(minor, currency);
  return csvLine([
    name,
    money(row.deposits),
    money(row.withdrawals),
    money(row.valid),
    money(row.prizes),
    money(row.rebates),
    money(row.agentRebates),
    money(row.promotions),
    money(row.result),
    String(row.bets),
    String(row.registrations),
    String(row.firstDeposits),
    currency,
  ]);
}

type Transaction = Awaited<ReturnType<typeof selectTransactions>>[number];

function transactionCells(
  { at, account, group, amount }: Transaction,
  words: ReportFileWords,
  currency: string,
): string[] {
  return [csvTime(at), account, words.groups[group], plainAmount(amount, currency), currency];
}
