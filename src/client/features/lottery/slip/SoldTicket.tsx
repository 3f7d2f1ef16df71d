import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { placeTicket } from '#contract/lottery-tickets.ts';
import { ticketQuery } from '../lottery-queries.ts';
import { TakeBack } from '../tickets/TakeBack.tsx';
import { TicketCard } from '../tickets/TicketCard.tsx';
import styles from './SlipSheet.module.css';

interface SoldTicketProps {
  sold: ValueOf<typeof placeTicket>;
  onClose: () => void;
  onTickets: () => void;
}

/** What was bought, as a thing in the hand; it follows what becomes of it, also by another device. */
export function SoldTicket({ sold, onClose, onTickets }: SoldTicketProps) {
  const { t } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const one = useQuery(ticketQuery(memberId, sold.ticket.id, useLanguage()));
  const ticket = one.data?.ticket ?? sold.ticket;
  return (
    <Sheet
      title={t`Bought`}
      onClose={onClose}
      footer={
        <div className={styles.after}>
          <Button variant="outline" onClick={onTickets}>
            <Trans>My tickets</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Next slip</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.slip}>
        {ticket.state === 'open' && (
          <p className={styles.note} role="status">
            <Trans>Your ticket is in. The result comes here by itself.</Trans>
          </p>
        )}
        <TicketCard ticket={ticket} />
        {sold.chase && (
          <p className={styles.note}>
            <Trans>
              It repeats over {sold.chase.tickets.length} draws in all. You can stop the later ones
              under “My tickets”, “Repeats”.
            </Trans>
          </p>
        )}
        <TakeBack ticket={ticket} />
      </div>
    </Sheet>
  );
}
