import * as launch from '#contract/launch.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { launchGame } from './launch/launch-game.ts';
import { listJackpots } from './launch/launch-jackpots.ts';
import { listMatches } from './launch/launch-matches.ts';
import { listModels, openChat } from './launch/models.ts';
import { transferKind } from './transfers/transfer-begin.ts';
import { followTransfer } from './transfers/transfer-carry.ts';
import { followFeed } from './transfers/transfer-feed.ts';
import { feedKind } from './transfers/transfer-feed-pace.ts';
import { listMoves } from './transfers/transfer-moves.ts';

export function playAnswers(app: AppContext): Answer[] {
  return [
    answer(launch.launchGame, ({ request, player, visit }) =>
      launchGame(app, request, player, visit),
    ),
    answer(launch.liveModels, ({ request }) => listModels(app, request)),
    answer(launch.launchChat, ({ request, player, visit }) =>
      openChat(app, request, player, visit),
    ),
    answer(launch.vendorJackpots, ({ request }) => listJackpots(app, request)),
    answer(launch.vendorMatches, ({ request }) => listMatches(app, request)),
    answer(launch.vendorMoves, ({ player, visit }) => listMoves(app, player, visit)),
  ];
}

/** What follows money to and from vendors that keep wallets of their own. */
export function transferJobs(
  app: AppContext,
  onFault: (cause: unknown) => void,
): Record<string, JobHandler> {
  return { [transferKind]: followTransfer(app), [feedKind]: followFeed(app, onFault) };
}
