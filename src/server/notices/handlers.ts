import * as notices from '#contract/notices.ts';
import * as push from '#contract/push.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { markAllRead, markRead, removeMessage } from './change-messages.ts';
import { changeWishes, readPushSettings } from './push-settings.ts';
import { readMessages, readUnread } from './read-messages.ts';
import { subscribe, unsubscribe } from './subscribe-push.ts';
import { tellPlayers } from './tell-players.ts';

export function noticeAnswers(house: House): Answer[] {
  const port = openPush(house.settings);
  return [
    answer(notices.messages, ({ request, player }) => readMessages(house, request, player.id)),
    answer(notices.unreadMessages, ({ player }) => readUnread(house, player.id)),
    answer(notices.readMessage, ({ request, player }) => markRead(house, player.id, request.id)),
    answer(notices.readAllMessages, ({ request, player }) =>
      markAllRead(house, player.id, request.upTo),
    ),
    answer(notices.deleteMessage, ({ request, player }) =>
      removeMessage(house, player.id, request.id),
    ),
    answer(notices.tellPlayers, ({ request, operator }) => tellPlayers(house, request, operator)),
    answer(push.pushSettings, ({ player }) => readPushSettings(house, port, player.id)),
    answer(push.setPushWishes, ({ request, player }) =>
      changeWishes(house, port, player.id, request),
    ),
    answer(push.subscribePush, ({ request, player }) => subscribe(house, port, request, player)),
    answer(push.unsubscribePush, ({ request, player }) => unsubscribe(house, request, player)),
  ];
}
