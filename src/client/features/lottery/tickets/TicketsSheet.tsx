import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { Purse } from '#contract/inhouse.ts';
import type { Ticket } from '#contract/lottery-tickets.ts';
import { ticketsQuery } from '../lottery-queries.ts';
import { ChaseList } from './ChaseList.tsx';
import { TicketDetail } from './TicketDetail.tsx';
import { TicketList } from './TicketList.tsx';
import styles from './Tickets.module.css';

interface TicketsSheetProps {
  game: string;
  purse: Purse;
  onClose: () => void;
}

type Shown = 'open' | 'over' | 'chases';

/** One's own tickets of a game: those that wait, those that are over, and the chases. */
export function TicketsSheet({ game, purse, onClose }: TicketsSheetProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const shown = useFirstShown({ game, purse }, chosen);
  const [ticket, setTicket] = useState<Ticket | null>(null);
  if (ticket) {
    return (
      <Sheet
        key={ticket.id}
        title={t`Ticket ${ticket.id}`}
        onClose={() => setTicket(null)}
        size="tall"
      >
        <TicketDetail ticket={ticket} />
      </Sheet>
    );
  }
  return (
    <Sheet key="list" title={t`My tickets`} onClose={onClose} size="tall">
      <div className={styles.list}>
        <ChipRow
          label={t`Which tickets`}
          chips={[
            { key: 'open', label: t`Waiting` },
            { key: 'over', label: t({ message: 'Settled', context: 'lottery tickets' }) },
            { key: 'chases', label: t`Repeats` },
          ]}
          chosen={shown}
          onChoose={(key) => setChosen(key as Shown)}
        />
        {shown === 'chases' ? (
          <ChaseList game={game} purse={purse} />
        ) : (
          <TicketList key={shown} game={game} purse={purse} are={shown} onTicket={setTicket} />
        )}
      </div>
    </Sheet>
  );
}

/** Whoever comes after the draw comes for what it brought: what is over stands first where nothing waits. */
function useFirstShown(
  { game, purse }: Pick<TicketsSheetProps, 'game' | 'purse'>,
  chosen: Shown | null,
): Shown {
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const waiting = useInfiniteQuery(ticketsQuery(memberId, { purse, game, are: 'open', language }));
  const [first, setFirst] = useState<Shown | null>(null);
  // Decided once: a ticket that is settled meanwhile does not turn the page under the thumb.
  if (first === null && waiting.data && !waiting.isFetching) {
    setFirst(waiting.data.pages.some(({ list }) => list.length > 0) ? 'open' : 'over');
  }
  return chosen ?? first ?? 'open';
}
