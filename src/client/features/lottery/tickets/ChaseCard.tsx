import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Chase } from '#contract/lottery-tickets.ts';
import { TicketState } from './TicketState.tsx';
import styles from './Tickets.module.css';
import { outcomeOf } from './ticket-outcome.ts';

interface ChaseCardProps {
  chase: Chase;
  isStopping: boolean;
  onStop: () => void;
}

/** A slip that repeats: each of its draws, what is set aside, what it has brought. */
export function ChaseCard({ chase, isStopping, onStop }: ChaseCardProps) {
  const { i18n } = useLingui();
  return (
    <article className={styles.ticket}>
      <header className={styles.head}>
        <strong>
          <Trans>{chase.tickets.length} draws</Trans>
        </strong>
        <span className={styles.state}>{i18n._(chaseWords[chase.state])}</span>
      </header>
      <ol className={styles.steps}>
        {chase.tickets.map((ticket) => (
          <li key={ticket.id}>
            <span>{ticket.numero}</span>
            <Money minor={ticket.stake} currency={chase.currency} />
            <TicketState of={outcomeOf(ticket)} />
          </li>
        ))}
      </ol>
      <footer className={styles.sums}>
        <span>
          <Trans>Set aside</Trans> <Money minor={chase.held} currency={chase.currency} />
        </span>
        <strong>
          <Trans>Paid</Trans> <Money minor={chase.paid} currency={chase.currency} />
        </strong>
      </footer>
      {chase.state === 'running' && (
        <Button variant="outline" isWide busy={isStopping} onClick={onStop}>
          <Trans>Stop and return the rest</Trans>
        </Button>
      )}
    </article>
  );
}

const chaseWords: Record<Chase['state'], MessageDescriptor> = {
  running: msg({ message: 'Running', context: 'state of a repeated lottery slip' }),
  stopped: msg({ message: 'Stopped', context: 'state of a repeated lottery slip' }),
  won: msg({ message: 'Ended by a win', context: 'state of a repeated lottery slip' }),
  done: msg({ message: 'Done', context: 'state of a repeated lottery slip' }),
};
