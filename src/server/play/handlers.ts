import * as launch from '#contract/launch.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { launchGame } from './launch-game.ts';
import { listJackpots } from './launch-jackpots.ts';
import { listModels, openChat } from './models.ts';
import { transferKind } from './transfer-begin.ts';
import { followTransfer } from './transfer-carry.ts';
import { followFeed } from './transfer-feed.ts';
import { feedKind } from './transfer-feed-pace.ts';
import { listMoves } from './transfer-moves.ts';

export function playAnswers(house: House): Answer[] {
  return [
    answer(launch.launchGame, ({ request, player, visit }) =>
      launchGame(house, request, player, visit),
    ),
    answer(launch.liveModels, ({ request }) => listModels(house, request)),
    answer(launch.launchChat, ({ request, player, visit }) =>
      openChat(house, request, player, visit),
    ),
    answer(launch.vendorJackpots, ({ request }) => listJackpots(house, request)),
    answer(launch.vendorMoves, ({ player, visit }) => listMoves(house, player, visit)),
  ];
}

/** What follows money to and from vendors that keep wallets of their own. */
export function transferJobs(
  house: House,
  onFault: (cause: unknown) => void,
): Record<string, JobHandler> {
  return { [transferKind]: followTransfer(house), [feedKind]: followFeed(house, onFault) };
}
