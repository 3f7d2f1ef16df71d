import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { Ticket } from '#contract/lottery-tickets.ts';
import { ticketQuery } from '../lottery-queries.ts';
import { DrawProof } from './DrawProof.tsx';
import { TakeBack } from './TakeBack.tsx';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

/** A ticket whole: its lines, taking it back while that is possible, and the proof of its draw. */
export function TicketDetail({ ticket: shown }: { ticket: Ticket }) {
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const one = useQuery(ticketQuery(memberId, shown.id, language));
  const ticket = one.data?.ticket ?? shown;
  return (
    <div className={styles.list}>
      <TicketCard ticket={ticket} isWhole />
      {ticket.edition > 1 && (
        <p className={styles.small}>
          <Trans>The result was corrected, and this ticket was settled again.</Trans>
        </p>
      )}
      <TakeBack ticket={ticket} />
      <Loaded of={one} cards={1} lost={<Trans>The proof could not be loaded.</Trans>}>
        {(own) => <DrawProof own={own} />}
      </Loaded>
    </div>
  );
}
