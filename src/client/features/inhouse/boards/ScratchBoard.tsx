import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import type { BoardProps } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import { ScratchPool } from './ScratchPool.tsx';
import styles from './ScratchTicket.module.css';
import { ScratchTicket } from './ScratchTicket.tsx';
import { useTicket } from './use-ticket.ts';

/** A ticket out of the pool: bought, rubbed with a finger, and what it says. */
export function ScratchBoard({ round: played, currency, stake, play }: BoardProps) {
  const { t } = useLingui();
  const { round, cover, pool, reveal, rub } = useTicket(played);
  return (
    <>
      {round ? (
        <ScratchTicket key={round.id} round={round} cover={cover} onRub={rub} />
      ) : (
        <UnboughtTicket />
      )}
      {cover ? (
        <Button size="l" isWide variant="outline" onClick={reveal}>
          <Trans>Reveal all</Trans>
        </Button>
      ) : (
        <PlayBar label={t`Buy a ticket`} onPlay={() => play({ stake })} />
      )}
      {pool && <ScratchPool pool={pool} currency={currency} />}
    </>
  );
}

/** What one looks like before anybody has bought it. */
function UnboughtTicket() {
  return (
    <div className={styles.ticket}>
      <ul className={styles.cells} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={styles.sealed} />
        ))}
      </ul>
      <p className={styles.invitation}>
        <Trans>Buy a ticket, and scratch it with your finger.</Trans>
      </p>
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];
