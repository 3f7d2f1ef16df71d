import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { cancelTicket, oneTicket, ownTickets, type Ticket } from '#contract/lottery-tickets.ts';
import { ticketQuery } from '../lottery-queries.ts';
import { DrawProof } from './DrawProof.tsx';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

/** A ticket whole: its lines, taking it back while that is possible, and the proof of its draw. */
export function TicketDetail({ ticket: shown }: { ticket: Ticket }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const one = useQuery(ticketQuery(memberId, shown.id, language));
  const ticket = one.data?.ticket ?? shown;
  const cancel = useMutation({
    mutationFn: () => ask(cancelTicket, { ticketId: shown.id, language }),
    onSettled: () => {
      for (const call of [oneTicket, ownTickets]) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    },
  });
  return (
    <div className={styles.list}>
      <TicketCard ticket={ticket} isWhole />
      {ticket.edition > 1 && (
        <p className={styles.small}>
          <Trans>The result was corrected, and this ticket was settled again.</Trans>
        </p>
      )}
      {cancel.error && (
        <p role="alert" className={styles.refusal}>
          {sayError(cancel.error, i18n)}
        </p>
      )}
      {ticket.mayCancel && (
        <Button variant="outline" isWide busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Take back and return the stake</Trans>
        </Button>
      )}
      {one.data && <DrawProof own={one.data} />}
    </div>
  );
}
