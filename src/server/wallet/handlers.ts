import * as following from '#contract/money-that-follows.ts';
import * as transfers from '#contract/transfers.ts';
import * as wallet from '#contract/wallet.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { bringHome } from './bring-home.ts';
import { enterVendor, leaveVendor } from './follow-money.ts';
import { selectFollowing, upsertFollowing } from './following-store.ts';
import { moveFunds } from './move-funds.ts';
import { readBalance } from './read-balance.ts';
import { readFunds } from './read-funds.ts';
import { readDownlines, readLine, unlessStopped } from './read-line.ts';
import { sendDown, sendUp } from './send-in-line.ts';

export function walletAnswers(app: AppContext): Answer[] {
  return [
    answer(wallet.balance, ({ request, player }) => readBalance(app, request, player)),
    answer(wallet.consolidatedFunds, ({ player, visit }) => readFunds(app, player, visit)),
    answer(wallet.moveFunds, ({ request, player, visit }) =>
      moveFunds(app, request, player, visit),
    ),
    answer(wallet.bringHome, ({ request, player, visit }) =>
      bringHome(app, request, player, visit),
    ),
    answer(following.readFollowing, async ({ player }) =>
      done({ isAutomatic: (await selectFollowing(app.database, player.id)) ?? null }),
    ),
    answer(following.chooseFollowing, async ({ request: { isAutomatic }, player }) => {
      const now = app.clock.now();
      await upsertFollowing(app.database, { playerId: player.id, isAutomatic, now });
      return done({ isAutomatic });
    }),
    answer(following.enterVendor, ({ request, player, visit }) =>
      enterVendor(app, request, player, visit),
    ),
    answer(following.leaveVendor, ({ request, player }) => leaveVendor(app, request, player)),
    answer(transfers.ownLine, ({ player }) =>
      unlessStopped(app, player, () => readLine(app, player)),
    ),
    answer(transfers.directDownlines, ({ request, player }) =>
      unlessStopped(app, player, () => readDownlines(app, request, player)),
    ),
    answer(transfers.transferUpline, ({ request, player, visit }) =>
      sendUp(app, request, player, visit),
    ),
    answer(transfers.transferDownline, ({ request, player, visit }) =>
      sendDown(app, request, player, visit),
    ),
  ];
}
