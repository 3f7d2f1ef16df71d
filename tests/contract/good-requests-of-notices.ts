import type { GoodRequest } from './good-requests.ts';

/** Those of messages and pushes. */
export const noticeRequests: Readonly<Record<string, GoodRequest>> = {
  messages: { request: { language: 'zh', kind: 'money' }, as: 'member' },
  unreadMessages: { request: {}, as: 'member' },
  readMessage: { request: { id: '{message}' }, as: 'member' },
  readAllMessages: { request: { upTo: '{message}' }, as: 'member' },
  deleteMessage: { request: { id: '{messageToDelete}' }, as: 'member' },
  notifyPlayers: {
    request: {
      requestId: '5b1c6f1e-6a53-4c5e-9f0e-2f3b7f6f1a01',
      accounts: ['demo'],
      kind: 'promotions',
      title: { es: 'Feria', en: 'Fair' },
      content: { es: '<p>Hola</p>', en: '<p>Hello</p>' },
      link: '/promotions',
    },
  },
  pushSettings: { request: {}, as: 'member' },
  setPushPreferences: {
    request: {
      money: true,
      security: true,
      promotions: false,
      quiet: { from: '22:00', to: '07:30' },
    },
    as: 'member',
  },
  subscribePush: {
    request: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/contract',
      p256dh: '{browserKey}',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    },
    as: 'member',
  },
  unsubscribePush: {
    request: { endpoint: 'https://fcm.googleapis.com/fcm/send/contract' },
    as: 'member',
  },
};
