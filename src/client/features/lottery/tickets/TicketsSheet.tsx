import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { Purse } from '#contract/inhouse.ts';
import type { Ticket } from '#contract/lottery-tickets.ts';
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
  const [shown, setShown] = useState<Shown>('open');
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
          onChoose={(key) => setShown(key as Shown)}
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
