import * as notices from '#contract/notices.ts';
import * as push from '#contract/push.ts';
import type { Database } from '#server/db/open.ts';
import { type Answer, answer, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { markAllRead, markRead, removeMessage } from './change-messages.ts';
import type { MayMarket } from './may-market.ts';
import { notifyPlayers } from './notify-players.ts';
import { createPushKeys } from './push-keys.ts';
import { changePreferences, readPushSettings } from './push-settings.ts';
import { readMessages, readUnread } from './read-messages.ts';
import { subscribe, unsubscribe } from './subscribe-push.ts';

/** Rules of other domains that compose hands in. */
export interface NoticeRules {
  mayMarket: MayMarket;
  sessionIdOf(database: Database, player: Player): Promise<string | undefined>;
}

export function noticeAnswers(app: AppContext, rules: NoticeRules): Answer[] {
  const port = openPush(app.settings);
  const pushKeys = createPushKeys(app, port);
  return [
    answer(notices.messages, ({ request, player }) => readMessages(app, request, player.id)),
    answer(notices.unreadMessages, ({ player }) => readUnread(app, player.id)),
    answer(notices.readMessage, ({ request, player }) => markRead(app, player.id, request.id)),
    answer(notices.readAllMessages, ({ request, player }) =>
      markAllRead(app, player.id, request.upTo),
    ),
    answer(notices.deleteMessage, ({ request, player }) =>
      removeMessage(app, player.id, request.id),
    ),
    answer(notices.notifyPlayers, ({ request, operator }) =>
      notifyPlayers(app, request, operator, rules.mayMarket),
    ),
    answer(push.pushSettings, ({ player }) => readPushSettings(app, pushKeys, player.id)),
    answer(push.setPushPreferences, ({ request, player }) =>
      changePreferences(app, pushKeys, player.id, request),
    ),
    answer(push.subscribePush, async ({ request, player }) => {
      const sessionId = await rules.sessionIdOf(app.database, player);
      return subscribe(app, port, request, { id: player.id, sessionId });
    }),
    answer(push.unsubscribePush, ({ request, player }) => unsubscribe(app, request, player)),
  ];
}
