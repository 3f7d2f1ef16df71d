import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { lotteryBoard, ownChases, ownTickets, placeTicket } from '#contract/lottery-tickets.ts';
import { type ChasePlan, chaseSteps } from './chase-plan.ts';
import type { Sale } from './sale.ts';
import { seriesOf } from './series-of.ts';

/** Buys the slip once, however often a lost reply makes somebody press again. */
export function useBuyTicket({ board, draft, change, now, purse }: Sale) {
  const client = useQueryClient();
  const language = useLanguage();
  const memberId = useSession().member?.id ?? '';
  const intent = useRef<{ id: string; text: string } | null>(null);
  const buy = useMutation({
    mutationFn: ({ numero, chase }: { numero: string; chase: ChasePlan }) => {
      const numeros = chaseSteps(chase, now?.ahead ?? []);
      const slip = {
        purse,
        language,
        game: board.game.game,
        numero,
        series: seriesOf(board, draft),
        lines: draft.lines.map((line) => ({ ...line, choice: line.choice.map((row) => [...row]) })),
        ...(numeros.length > 0 && { chase: { stopsOnWin: chase.stopsOnWin, numeros } }),
      };
      const text = JSON.stringify(slip);
      // Asked again after a reply was lost, it is still the same purchase.
      if (intent.current?.text !== text) intent.current = { id: crypto.randomUUID(), text };
      return ask(placeTicket, { requestId: intent.current.id, ...slip });
    },
    onSuccess: () => {
      intent.current = null;
      change({ kind: 'lines', lines: [] });
      for (const call of [ownTickets, ownChases, lotteryBoard]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    },
    onError: (error) => {
      if (error instanceof Refused) intent.current = null;
    },
  });
  return {
    sold: buy.data,
    error: buy.error,
    isBuying: buy.isPending,
    place: (numero: string, chase: ChasePlan) => {
      if (!buy.isPending) buy.mutate({ numero, chase });
    },
  };
}
