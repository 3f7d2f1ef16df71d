import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import {
  cancelTicket,
  lotteryBoard,
  oneTicket,
  ownChases,
  ownTickets,
} from '#contract/lottery-tickets.ts';

/** Takes a ticket back while its draw is on sale; coins and exposure change with it, so the board is asked anew. */
export function useCancelTicket(ticketId: string) {
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  return useMutation({
    mutationFn: () => ask(cancelTicket, { ticketId, language }),
    onSettled: () => {
      for (const call of [oneTicket, ownTickets, ownChases, lotteryBoard]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    },
  });
}
