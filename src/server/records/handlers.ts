import type { InferOutput } from 'valibot';
import * as records from '#contract/records.ts';
import * as statements from '#contract/statements.ts';
import { type Answer, answer, type Download } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { exportTransactions } from './export-transactions.ts';
import { listBets } from './list-bets.ts';
import { listTransactions } from './list-transactions.ts';
import { readProfit } from './read-profit.ts';
import { exportStatement, readStatement } from './statement/read-statement.ts';

export function recordAnswers(app: AppContext): Answer[] {
  return [
    answer(records.transactionHistory, ({ request, player }) =>
      listTransactions(app, request, player),
    ),
    answer(records.bettingRecord, ({ request, player }) => listBets(app, request, player)),
    answer(records.personalProfit, ({ request, player, visit }) =>
      readProfit(app, request, player, visit),
    ),
    answer(statements.memberStatement, ({ request, player }) =>
      readStatement(app, request, player),
    ),
  ];
}

export function recordDownloads(app: AppContext): Download[] {
  return [
    {
      name: 'transactionFile',
      path: records.transactionFilePath,
      who: 'real-member',
      request: records.TransactionFileRequest,
      open: ({ request, player }) =>
        exportTransactions(
          app,
          request as InferOutput<typeof records.TransactionFileRequest>,
          player,
        ),
    },
    {
      name: 'statementFile',
      path: statements.statementFilePath,
      who: 'real-member',
      request: statements.StatementFileRequest,
      open: ({ request, player }) =>
        exportStatement(
          app,
          request as InferOutput<typeof statements.StatementFileRequest>,
          player,
        ),
    },
  ];
}
