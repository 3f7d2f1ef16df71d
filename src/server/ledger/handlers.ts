import { ledgerDays, transferProof } from '#contract/ledger.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listDays } from './list-days.ts';
import { proveTransfer } from './prove-transfer.ts';

export function ledgerAnswers({ database }: AppContext): Answer[] {
  return [
    answer(ledgerDays, ({ request }) => listDays(database, request.before)),
    answer(transferProof, ({ request, player }) =>
      proveTransfer(database, player, request.transferId),
    ),
  ];
}
