import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Purse } from '#contract/inhouse.ts';
import type { Ticket } from '#contract/lottery-tickets.ts';
import { ticketsQuery } from '../lottery-queries.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

interface TicketListProps {
  game: string;
  purse: Purse;
  are: 'open' | 'over';
  onTicket: (ticket: Ticket) => void;
}

export function TicketList({ game, purse, are, onTicket }: TicketListProps) {
  const { i18n } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const tickets = useInfiniteQuery(ticketsQuery(memberId, { purse, game, are, language }));
  const list = tickets.data?.pages.flatMap((page) => page.list);
  return (
    <>
      {tickets.error && (
        <p role="alert" className={styles.refusal}>
          {sayError(tickets.error, i18n)}
        </p>
      )}
      {list === undefined && !tickets.error && <Skeleton shape="card" count={2} />}
      {list?.length === 0 && (
        <p className={styles.small}>
          {are === 'open' ? (
            <Trans>No ticket waits for a draw.</Trans>
          ) : (
            <Trans>No ticket has been settled yet.</Trans>
          )}
        </p>
      )}
      <ul className={styles.cards}>
        {list?.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
            <Button variant="quiet" size="s" isWide onClick={() => onTicket(ticket)}>
              <Trans>Details and proof</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {tickets.hasNextPage && (
        <Button
          variant="outline"
          isWide
          busy={tickets.isFetching}
          onClick={() => tickets.fetchNextPage()}
        >
          <Trans>Earlier rounds</Trans>
        </Button>
      )}
    </>
  );
}
