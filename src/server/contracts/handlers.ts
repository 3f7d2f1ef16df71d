import type { InferOutput } from 'valibot';
import * as bills from '#contract/contract-bills.ts';
import * as contracts from '#contract/contracts.ts';
import { type Answer, answer, type Download } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { answerEnd, answerProposal, askToEnd, withdrawProposal } from './answer-contract.ts';
import { exportBills } from './export-bills.ts';
import { exportOneBill } from './export-one-bill.ts';
import { offer, request as requestOne } from './propose-contract.ts';
import { readBill, readBillMembers, readBills } from './read-bills.ts';
import { readContract, readContracts, readEditor, readWaiting } from './read-contracts.ts';
import { simulate } from './simulate-contract.ts';
import { unlessStopped } from './unless-stopped.ts';

export function contractAnswers(app: AppContext): Answer[] {
  return [
    answer(contracts.waitingContracts, ({ player }) => readWaiting(app, player)),
    answer(contracts.listContracts, ({ request, player }) =>
      unlessStopped(app, player, request.whose, () => readContracts(app, request, player)),
    ),
    answer(contracts.oneContract, ({ request, player }) => readContract(app, request, player)),
    answer(contracts.contractEditor, ({ request, player }) => readEditor(app, request, player)),
    answer(contracts.simulateContract, ({ request, player }) => simulate(app, request, player)),
    answer(contracts.offerContract, ({ request, player }) => offer(app, request, player)),
    answer(contracts.requestContract, ({ request, player }) => requestOne(app, request, player)),
    answer(contracts.answerContract, ({ request, player }) => answerProposal(app, request, player)),
    answer(contracts.withdrawContract, ({ request, player }) =>
      withdrawProposal(app, request, player),
    ),
    answer(contracts.askToEndContract, ({ request, player }) => askToEnd(app, request, player)),
    answer(contracts.answerEndOfContract, ({ request, player }) => answerEnd(app, request, player)),
    answer(bills.listBills, ({ request, player }) =>
      unlessStopped(app, player, request.whose, () => readBills(app, request, player)),
    ),
    answer(bills.oneBill, ({ request, player }) => readBill(app, request, player)),
    answer(bills.billMembers, ({ request, player }) => readBillMembers(app, request, player)),
  ];
}

export function contractDownloads(app: AppContext): Download[] {
  return [
    {
      name: 'billFile',
      path: bills.billFilePath,
      who: 'real-member',
      request: bills.BillFileRequest,
      open: ({ request, player }) =>
        exportBills(app, request as InferOutput<typeof bills.BillFileRequest>, player),
    },
    {
      name: 'oneBillFile',
      path: bills.oneBillFilePath,
      who: 'real-member',
      request: bills.OneBillFileRequest,
      open: ({ request, player }) =>
        exportOneBill(app, request as InferOutput<typeof bills.OneBillFileRequest>, player),
    },
  ];
}
