import * as draws from '#contract/lottery.ts';
import { lotteryExposure } from '#contract/lottery-review.ts';
import * as tickets from '#contract/lottery-tickets.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readBoard } from './games/read-board.ts';
import { listGames, listResults, readOpened } from './games/read-games.ts';
import { readProof } from './games/read-proof.ts';
import { cancelTicket } from './tickets/cancel-ticket.ts';
import { placeTicket } from './tickets/place-ticket.ts';
import { listChases } from './tickets/read-chases.ts';
import { readExposure } from './tickets/read-exposure.ts';
import { listTickets, readTicketWithProof } from './tickets/read-tickets.ts';
import { createSealedLists } from './tickets/sealed-lists.ts';
import { stopChase } from './tickets/stop-chase.ts';
import type { TicketRules } from './tickets/ticket-rules.ts';

export function lotteryAnswers(app: AppContext, rules: TicketRules): Answer[] {
  const { database } = app;
  const lists = createSealedLists(database);
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
    answer(draws.numeroProof, ({ request }) => readProof(app, request)),
    answer(tickets.lotteryBoard, ({ request, player }) => readBoard(app, request, player)),
    answer(tickets.placeTicket, ({ request, player }) => placeTicket(app, rules, request, player)),
    answer(tickets.cancelTicket, ({ request, player }) => cancelTicket(app, request, player)),
    answer(tickets.ownTickets, ({ request, player }) => listTickets(database, request, player)),
    answer(tickets.oneTicket, ({ request, player }) =>
      readTicketWithProof({ database, lists }, request, player),
    ),
    answer(tickets.ownChases, ({ request, player }) => listChases(database, request, player)),
    answer(lotteryExposure, ({ request }) => readExposure(database, request)),
    answer(tickets.stopChase, ({ request, player }) => stopChase(app, request, player)),
  ];
}
