import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Refused } from '#client/data/refused.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { ticketQuery } from './lottery-queries.ts';
import { TicketDetail } from './tickets/TicketDetail.tsx';

/** One ticket that something else led to, such as the betting record. */
export function OwnTicketSheet({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const one = useQuery(ticketQuery(memberId, ticketId, useLanguage()));
  const lost = one.error instanceof Refused ? sayError(one.error, i18n) : undefined;
  return (
    <Sheet title={t`Ticket ${ticketId}`} onClose={onClose} size="tall">
      <Loaded of={one} cards={2} lost={lost}>
        {({ ticket }) => <TicketDetail ticket={ticket} />}
      </Loaded>
    </Sheet>
  );
}
