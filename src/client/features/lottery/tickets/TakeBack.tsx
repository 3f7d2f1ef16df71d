import { Trans, useLingui } from '@lingui/react/macro';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Ticket } from '#contract/lottery-tickets.ts';
import styles from './Tickets.module.css';
import { useCancelTicket } from './use-cancel-ticket.ts';

/** Undo until the draw closes, where the merchant allows it. */
export function TakeBack({ ticket }: { ticket: Ticket }) {
  const { i18n } = useLingui();
  const cancel = useCancelTicket(ticket.id);
  const isTakenBack = cancel.data !== undefined || ticket.state === 'cancelled';
  return (
    <>
      {cancel.error && (
        <p role="alert" className={styles.refusal}>
          {sayError(cancel.error, i18n)}
        </p>
      )}
      {isTakenBack && (
        <p role="status" className={styles.small}>
          <Trans>The ticket was taken back, and its stake is in your balance again.</Trans>
        </p>
      )}
      {ticket.mayCancel && !isTakenBack && (
        <Button variant="outline" isWide busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Take back and return the stake</Trans>
        </Button>
      )}
    </>
  );
}
