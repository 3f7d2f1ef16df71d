import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Ticket } from '#contract/lottery-tickets.ts';
import styles from './Tickets.module.css';

/** What has become of a ticket, in one word. */
export function TicketState({ state }: { state: Ticket['state'] }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.state} data-state={state}>
      {i18n._(words[state])}
    </span>
  );
}

const words: Record<Ticket['state'], MessageDescriptor> = {
  open: msg({ message: 'Waiting for the draw', context: 'state of a lottery ticket' }),
  won: msg({ message: 'Won', context: 'state of a lottery ticket' }),
  lost: msg({ message: 'No win', context: 'state of a lottery ticket' }),
  cancelled: msg({ message: 'Taken back', context: 'state of a lottery ticket' }),
  void: msg({ message: 'Void, stake returned', context: 'state of a lottery ticket' }),
};
