import type { InferOutput } from 'valibot';
import * as records from '#contract/records.ts';
import { type Answer, answer, type Download } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { exportTransactions } from './export-transactions.ts';
import { listBets } from './list-bets.ts';
import { listTransactions } from './list-transactions.ts';
import { readProfit } from './read-profit.ts';

export function recordAnswers(house: House): Answer[] {
  return [
    answer(records.transactionHistory, ({ request, player }) =>
      listTransactions(house, request, player),
    ),
    answer(records.bettingRecord, ({ request, player }) => listBets(house, request, player)),
    answer(records.personalProfit, ({ request, player, visit }) =>
      readProfit(house, request, player, visit),
    ),
  ];
}

export function recordDownloads(house: House): Download[] {
  return [
    {
      name: 'transactionFile',
      path: records.transactionFilePath,
      who: 'real-member',
      request: records.TransactionFileRequest,
      open: ({ request, player }) =>
        exportTransactions(
          house,
          request as InferOutput<typeof records.TransactionFileRequest>,
          player,
        ),
    },
  ];
}
