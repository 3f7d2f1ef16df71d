import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '#client/ui/Card.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatCount, formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Raffle } from '#contract/raffles.ts';
import styles from './RaffleCard.module.css';
import { RafflePicks } from './RafflePicks.tsx';
import { RaffleProof } from './RaffleProof.tsx';

interface RaffleCardProps {
  raffle: Raffle;
  currency: string;
  isOffline: boolean;
}

/** One raffle: what can be won, one's own tickets and the chance of this moment, and what was drawn. */
export function RaffleCard({ raffle, currency, isOffline }: RaffleCardProps) {
  const { i18n } = useLingui();
  const { title, state, prizes, closesAt, drawsAt, beginsAt, id } = raffle;
  const heading = useId();
  return (
    <Card aria-labelledby={heading} data-raffle={id} data-state={state}>
      <div className={styles.words}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        <Standing state={state} />
      </div>
      <Note size="xs">
        {state === 'coming' && (
          <Trans>
            Begins <Time at={beginsAt} />, draws <Time at={drawsAt} />
          </Trans>
        )}
        {state === 'open' && (
          <Trans>
            Tickets until <Time at={closesAt} />, draws <Time at={drawsAt} />
          </Trans>
        )}
        {(state === 'closed' || state === 'drawn') && (
          <Trans>
            Closed <Time at={closesAt} />
          </Trans>
        )}
      </Note>
      <ul className={styles.list}>
        {prizes.map(({ amount, times }) => (
          <li key={amount}>
            <b>
              <Money minor={amount} currency={currency} />
            </b>
            <span>× {formatCount(times, i18n.locale)}</span>
          </li>
        ))}
      </ul>
      <OwnTickets raffle={raffle} currency={currency} />
      {state === 'closed' && (
        <Note>
          <Trans>The list of tickets is closed. The draw waits for the public beacon.</Trans>
        </Note>
      )}
      {state === 'drawn' && <RafflePicks raffle={raffle} currency={currency} />}
      <RaffleProof raffle={raffle} isOffline={isOffline} />
    </Card>
  );
}

function Standing({ state }: { state: Raffle['state'] }) {
  if (state === 'open') {
    return (
      <Status tone="good">
        <Trans>Running</Trans>
      </Status>
    );
  }
  if (state === 'coming') {
    return (
      <Status tone="info">
        <Trans>Coming soon</Trans>
      </Status>
    );
  }
  return (
    <Status tone="quiet">
      {state === 'closed' ? <Trans>Closed</Trans> : <Trans>Drawn</Trans>}
    </Status>
  );
}

function OwnTickets({ raffle, currency }: { raffle: Raffle; currency: string }) {
  const { i18n } = useLingui();
  const { own, tickets, state, betsPerTicket, ticketsPerPlayer } = raffle;
  const share = own.chance === certain ? 1 : Math.min(own.chance / certain, 0.9999);
  const chance = formatPercent(share * 10_000, i18n.locale);
  return (
    <Facts>
      <Fact name={<Trans>Your tickets</Trans>}>
        {formatCount(own.tickets, i18n.locale)}
        {own.ranges.length > 0 && ` (${own.ranges.map(sayRange).join(', ')})`}
      </Fact>
      <Fact name={<Trans>All tickets</Trans>}>{formatCount(tickets, i18n.locale)}</Fact>
      {state === 'open' && (
        <>
          <Fact name={<Trans>Your chance of a prize now</Trans>}>{chance}</Fact>
          {own.towardsNext === null ? (
            <Fact name={<Trans>Next ticket</Trans>}>
              <Trans>You have the most one can have: {ticketsPerPlayer}</Trans>
            </Fact>
          ) : (
            <Fact name={<Trans>Next ticket</Trans>}>
              <Trans>
                <Money minor={own.towardsNext} currency={currency} /> of{' '}
                <Money minor={betsPerTicket} currency={currency} /> played
              </Trans>
            </Fact>
          )}
        </>
      )}
    </Facts>
  );
}

function sayRange({ first, last }: { first: number; last: number }): string {
  return first === last ? String(first) : `${first}–${last}`;
}

/** In millionths; what is not certain is never shown as if it were. */
const certain = 1_000_000;
