import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Exact } from '#client/ui/Exact.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Ticket } from '#contract/lottery-tickets.ts';
import type { Family, Line } from '#lottery/types.ts';
import { Balls } from '../Balls.tsx';
import { ChoiceRows } from '../ChoiceRows.tsx';
import { namePlay } from '../play-words.ts';
import { TicketState } from './TicketState.tsx';
import styles from './Tickets.module.css';
import { type LineOutcome, lineOutcome, outcomeOf } from './ticket-outcome.ts';

interface TicketCardProps {
  ticket: Ticket;
  /** Every line, or as many as a list has room for. */
  isWhole?: boolean;
}

/** A ticket as one holds it: paper, what was bet, the stake, and what became of it. */
export function TicketCard({ ticket, isWhole = false }: TicketCardProps) {
  const { i18n } = useLingui();
  const outcome = outcomeOf({ ...ticket, paid: ticket.outcome?.paid ?? '0' });
  const lines = isWhole ? ticket.lines : ticket.lines.slice(0, linesInList);
  const more = ticket.lines.length - lines.length;
  return (
    <Exact>
      <article className={styles.ticket} data-state={ticket.state}>
        <header className={styles.head}>
          <strong>{ticket.name}</strong>
          <TicketState of={outcome} />
        </header>
        <p className={styles.small}>
          <Trans>Draw {ticket.numero.numero}</Trans> · <Time at={ticket.placedAt} />
        </p>
        <ul className={styles.bets}>
          {lines.map((line, index) => {
            const brought = lineOutcome(ticket, index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a ticket never change, and may be equal
              <li key={index}>
                <span>{namePlay(i18n, ticket.family, line.play)}</span>
                <ChoiceRows
                  family={ticket.family as Family}
                  line={line as Line}
                  drawnAt={new Date(ticket.numero.drawsAt)}
                  hits={brought?.hits}
                />
                {brought && brought.paid > 0n && (
                  <span className={styles.hit}>
                    <LineBrought brought={brought} currency={ticket.currency} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {more > 0 && (
          <p className={styles.small}>
            <Plural value={more} one="and # more line" other="and # more lines" />
          </p>
        )}
        {ticket.result && (
          <Balls family={ticket.family as Family} result={ticket.result} size="s" />
        )}
        <footer className={styles.sums}>
          <span>
            <Trans>Stake</Trans> <Money minor={ticket.stake} currency={ticket.currency} />
          </span>
          {ticket.outcome ? (
            <strong data-tone={outcome === 'won' ? 'won' : undefined}>
              {outcome.endsWith('returned') ? <Trans>Returned</Trans> : <Trans>Paid</Trans>}{' '}
              <Money minor={ticket.outcome.paid} currency={ticket.currency} />
            </strong>
          ) : (
            <span>
              <Trans>Highest prize</Trans> <Money minor={ticket.best} currency={ticket.currency} />
            </span>
          )}
          {ticket.outcome && BigInt(ticket.outcome.rebate) > 0n && (
            <span>
              <Trans>Rebate</Trans>{' '}
              <Money minor={ticket.outcome.rebate} currency={ticket.currency} />
            </span>
          )}
        </footer>
      </article>
    </Exact>
  );
}

/** “2 winning bets · $ 19,80”; of a push, what came back. */
export function LineBrought({ brought, currency }: { brought: LineOutcome; currency: string }) {
  const amount = <Money minor={String(brought.paid)} currency={currency} />;
  const { notes } = brought;
  if (notes === 0) return <Trans>Stake returned: {amount}</Trans>;
  return (
    <>
      <Plural value={notes} one="# winning bet" other="# winning bets" /> · {amount}
    </>
  );
}

const linesInList = 3;
