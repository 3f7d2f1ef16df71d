import type { InferOutput } from 'valibot';
import * as records from '#contract/records.ts';
import { type Answer, answer, type Download } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { exportTransactions } from './export-transactions.ts';
import { listBets } from './list-bets.ts';
import { listTransactions } from './list-transactions.ts';
import { readProfit } from './read-profit.ts';

export function recordAnswers(app: AppContext): Answer[] {
  return [
    answer(records.transactionHistory, ({ request, player }) =>
      listTransactions(app, request, player),
    ),
    answer(records.bettingRecord, ({ request, player }) => listBets(app, request, player)),
    answer(records.personalProfit, ({ request, player, visit }) =>
      readProfit(app, request, player, visit),
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
  ];
}
