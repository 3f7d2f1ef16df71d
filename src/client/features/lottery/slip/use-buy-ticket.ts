import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import {
  lotteryBoard,
  ownChases,
  ownTickets,
  placeTicket,
  type TicketPurchase,
} from '#contract/lottery-tickets.ts';
import { ticketsQuery } from '../lottery-queries.ts';
import { keptSeals } from '../tickets/kept-seals.ts';
import { chaseSteps } from './chase-plan.ts';
import { isDecided, keptPurchase } from './kept-purchase.ts';
import type { Sale } from './sale.ts';
import { seriesOf } from './series-of.ts';

export type BuyTicket = ReturnType<typeof useBuyTicket>;

/**
 * Buys a slip once, however often its reply is lost. It belongs to the screen, not to the sheet, which may be
 * closed while a purchase is on its way.
 */
export function useBuyTicket({ board, draft, change, now, purse }: Omit<Sale, 'buy'>) {
  const client = useQueryClient();
  const language = useLanguage();
  const memberId = useSession().member?.id ?? '';
  const [kept] = useState(() => keptPurchase(memberId, board.game.game));
  const [unanswered, setUnanswered] = useState(kept.read);
  const settle = () => {
    kept.forget();
    setUnanswered(null);
  };
  const buy = useMutation({
    mutationFn: (purchase: TicketPurchase) => ask(placeTicket, purchase),
    onSuccess: ({ ticket, chase }, { lines }) => {
      settle();
      keptSeals(memberId).keep(ticket);
      // Its later numeros are promised in the list of tickets, which keeps them as it comes.
      if (chase) {
        void client.prefetchInfiniteQuery(
          ticketsQuery(memberId, { purse, language, game: board.game.game, are: 'open' }),
        );
      }
      change({ kind: 'sold', lines });
      for (const call of [ownTickets, ownChases, lotteryBoard]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    },
    onError: (error) => {
      if (!isDecided(error)) return;
      settle();
      // Others may have filled what was chosen: the board says what is still to be had.
      void client.invalidateQueries({ queryKey: ownKey(memberId, lotteryBoard) });
    },
  });
  const slipFor = (numero: string): TicketPurchase => {
    const { chase } = draft;
    const numeros = chaseSteps(chase, now?.ahead ?? []);
    return {
      requestId: crypto.randomUUID(),
      purse,
      language,
      game: board.game.game,
      numero,
      series: seriesOf(board, draft),
      lines: draft.lines.map((line) => ({ ...line, choice: line.choice.map((row) => [...row]) })),
      ...(numeros.length > 0 && { chase: { stopsOnWin: chase.stopsOnWin, numeros } }),
    };
  };
  const send = (purchase: TicketPurchase) => {
    if (buy.isPending) return;
    kept.keep(purchase);
    setUnanswered(purchase);
    buy.mutate(purchase);
  };
  return {
    sold: buy.data,
    error: buy.error,
    isBuying: buy.isPending,
    /** A purchase whose reply never came; nothing else is sold before it is answered. */
    unanswered: buy.isPending ? null : unanswered,
    place: (numero: string) => send(unanswered ?? slipFor(numero)),
    askAgain: () => unanswered && send(unanswered),
    /** What became of the last purchase has been read. */
    dismiss: () => {
      if (!buy.isPending) buy.reset();
    },
  };
}
