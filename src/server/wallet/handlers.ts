import * as transfers from '#contract/transfers.ts';
import * as wallet from '#contract/wallet.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { bringHome } from './bring-home.ts';
import { moveFunds } from './move-funds.ts';
import { readBalance } from './read-balance.ts';
import { readFunds } from './read-funds.ts';
import { readDownlines, readLine } from './read-line.ts';
import { sendDown, sendUp } from './send-in-line.ts';

export function walletAnswers(house: House): Answer[] {
  return [
    answer(wallet.balance, ({ request, player }) => readBalance(house, request, player)),
    answer(wallet.consolidatedFunds, ({ player, visit }) => readFunds(house, player, visit)),
    answer(wallet.moveFunds, ({ request, player, visit }) =>
      moveFunds(house, request, player, visit),
    ),
    answer(wallet.bringHome, ({ request, player, visit }) =>
      bringHome(house, request, player, visit),
    ),
    answer(transfers.ownLine, ({ player }) => readLine(house, player)),
    answer(transfers.directDownlines, ({ request, player }) =>
      readDownlines(house, request, player),
    ),
    answer(transfers.transferUpline, ({ request, player, visit }) =>
      sendUp(house, request, player, visit),
    ),
    answer(transfers.transferDownline, ({ request, player, visit }) =>
      sendDown(house, request, player, visit),
    ),
  ];
}
