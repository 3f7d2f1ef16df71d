import * as draws from '#contract/lottery.ts';
import * as tickets from '#contract/lottery-tickets.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readBoard } from './games/read-board.ts';
import { listGames, listResults, readOpened } from './games/read-games.ts';
import { readProof } from './games/read-proof.ts';
import { cancelTicket } from './tickets/cancel-ticket.ts';
import { placeTicket } from './tickets/place-ticket.ts';
import { listChases } from './tickets/read-chases.ts';
import { listTickets, readTicketWithProof } from './tickets/read-tickets.ts';
import { stopChase } from './tickets/stop-chase.ts';
import type { TicketRules } from './tickets/ticket-rules.ts';

export function lotteryAnswers(app: AppContext, rules: TicketRules): Answer[] {
  const { database } = app;
  return [
    answer(draws.lotteryLobby, ({ request: { launchMode, lottoArea, language } }) =>
      listGames(database, { mode: launchMode, area: lottoArea, language }),
    ),
    answer(draws.vnGameMenu, ({ request: { language } }) =>
      listGames(database, { area: 'VN', language }),
    ),
    answer(draws.openedNumero, ({ request }) => readOpened(database, request)),
    answer(draws.vnOpenedNumero, ({ request }) => readOpened(database, request)),
    answer(draws.recentResults, ({ request }) => listResults(database, request)),
    answer(draws.numeroProof, ({ request }) => readProof(database, request)),
    answer(tickets.lotteryBoard, ({ request, player }) => readBoard(app, request, player)),
    answer(tickets.placeTicket, ({ request, player }) => placeTicket(app, rules, request, player)),
    answer(tickets.cancelTicket, ({ request, player }) => cancelTicket(app, request, player)),
    answer(tickets.ownTickets, ({ request, player }) => listTickets(database, request, player)),
    answer(tickets.oneTicket, ({ request, player }) =>
      readTicketWithProof(database, request, player),
    ),
    answer(tickets.ownChases, ({ request, player }) => listChases(database, request, player)),
    answer(tickets.stopChase, ({ request, player }) => stopChase(app, request, player)),
  ];
}
