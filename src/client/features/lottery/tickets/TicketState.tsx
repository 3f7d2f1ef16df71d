import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './Tickets.module.css';
import type { TicketOutcome } from './ticket-outcome.ts';

/** What has become of a ticket, in one word. */
export function TicketState({ of: outcome }: { of: TicketOutcome }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.state} data-state={outcome}>
      {i18n._(words[outcome])}
    </span>
  );
}

const words: Record<TicketOutcome, MessageDescriptor> = {
  open: msg({ message: 'Waiting for the draw', context: 'state of a lottery ticket' }),
  won: msg({ message: 'Won', context: 'state of a lottery ticket' }),
  'won-back': msg({
    message: 'Prize no higher than the stake',
    context: 'state of a lottery ticket',
  }),
  lost: msg({ message: 'No win', context: 'state of a lottery ticket' }),
  returned: msg({ message: 'Stake returned', context: 'state of a lottery ticket' }),
  'part-returned': msg({
    message: 'Part of the stake returned',
    context: 'state of a lottery ticket',
  }),
  cancelled: msg({ message: 'Taken back', context: 'state of a lottery ticket' }),
  void: msg({ message: 'Void, stake returned', context: 'state of a lottery ticket' }),
};
