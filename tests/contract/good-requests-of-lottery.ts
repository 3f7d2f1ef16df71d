import type { GoodRequest } from './good-requests.ts';

const game = 'DIGIT';

/** Those of the lottery: games, draws, tickets and chases. */
export const lotteryRequests: Readonly<Record<string, GoodRequest>> = {
  lotteryExposure: { request: { game } },
  lotteryLobby: { request: { launchMode: 'LOTT', lottoArea: 'LOTT', language: 'es' } },
  vnGameMenu: { request: { language: 'es' } },
  openedNumero: { request: { game, ahead: '3' } },
  vnOpenedNumero: { request: { game } },
  recentResults: { request: { game, atMost: '10' } },
  numeroProof: { request: { game, numero: '{numero}' } },
  lotteryBoard: { request: { game, purse: 'money', language: 'zh' }, as: 'saver' },
  placeTicket: {
    request: {
      requestId: '9f1c1c0e-6f55-4a3b-9c63-0a4c8a3a8f10',
      purse: 'money',
      language: 'es',
      game,
      numero: '{numero}',
      series: 1900,
      lines: [{ play: 'two-front-direct', choice: [['1'], ['2']], unit: '1', multiple: 1 }],
    },
    as: 'saver',
  },
  cancelTicket: { request: { ticketId: '{openTicket}', language: 'es' }, as: 'saver' },
  ownTickets: { request: { purse: 'money', game, are: 'open', language: 'es' }, as: 'saver' },
  oneTicket: { request: { ticketId: '{keptTicket}', language: 'es' }, as: 'saver' },
  ownChases: { request: { purse: 'money', language: 'es' }, as: 'saver' },
  stopChase: { request: { chaseId: '{chase}', language: 'es' }, as: 'saver' },
};
