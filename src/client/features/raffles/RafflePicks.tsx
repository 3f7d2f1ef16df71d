import { Trans } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import type { Raffle } from '#contract/raffles.ts';
import styles from './RaffleCard.module.css';

type Pick = Raffle['picks'][number];

/** What was drawn, in its order; tickets that were passed over are shown, and why. */
export function RafflePicks({ raffle, currency }: { raffle: Raffle; currency: string }) {
  const { picks } = raffle;
  if (picks.length === 0) {
    return (
      <Note>
        <Trans>Nobody had a ticket.</Trans>
      </Note>
    );
  }
  return (
    <ol className={styles.list}>
      {picks.map((pick) => (
        <li key={pick.number} className={pick.isOwn ? styles.own : undefined}>
          <span>
            <Trans>Ticket {pick.number}</Trans>
            {pick.isOwn && (
              <>
                {' · '}
                <Trans>yours</Trans>
              </>
            )}
          </span>
          <span>
            <Outcome pick={pick} currency={currency} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ pick: { outcome, amount }, currency }: { pick: Pick; currency: string }) {
  if (amount !== null) return <Money minor={amount} currency={currency} />;
  switch (outcome) {
    case 'won':
      return <Trans>not claimed, passed on</Trans>;
    case 'again':
      return <Trans>its holder has a prize already</Trans>;
    case 'out':
      return <Trans>not entitled to a prize</Trans>;
    case 'reserve':
      return <Trans>reserve</Trans>;
  }
}
