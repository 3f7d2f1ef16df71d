import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Alert } from '#client/ui/Alert.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Bonus } from '#contract/bonus.ts';
import styles from './BonusCard.module.css';
import { BonusTerms } from './BonusTerms.tsx';
import { GiveUp } from './GiveUp.tsx';

interface BonusCardProps {
  bonus: Bonus;
  own: string;
  currency: string;
}

/** A bonus that is played: how far it is, until when, with what, and the way out of it. */
export function BonusCard({ bonus, own, currency }: BonusCardProps) {
  const { title, need, counted, balance, expiresAt, isPaused, rounds } = bonus;
  const bar = useId();
  const left = String(BigInt(need) - BigInt(counted));
  return (
    <article className={styles.card} data-bonus={bonus.id}>
      <h2 id={bar} className={styles.title}>
        {title}
      </h2>
      <p className={styles.sum}>
        <Money minor={balance} currency={currency} />
      </p>
      <progress
        className={styles.bar}
        max={1}
        value={Number(counted) / Number(need)}
        aria-labelledby={bar}
      />
      <p className={styles.figures}>
        <b>
          <Money minor={counted} currency={currency} />
        </b>{' '}
        <Trans>
          of <Money minor={need} currency={currency} />
        </Trans>
        {' · '}
        <Trans>
          <Money minor={left} currency={currency} /> to go
        </Trans>
      </p>
      <p className={styles.figures}>
        <Trans>
          Until <Time at={expiresAt} />
        </Trans>
      </p>
      {isPaused && (
        <Alert tone="info">
          <Trans>Its time stands still while you take your break.</Trans>
        </Alert>
      )}
      <details className={styles.more}>
        <summary>
          <Trans>Terms</Trans>
        </summary>
        <BonusTerms terms={bonus} currency={currency} />
      </details>
      <details className={styles.more}>
        <summary>
          <Trans>Rounds that counted last</Trans>
        </summary>
        <Rounds rounds={rounds} currency={currency} />
      </details>
      <GiveUp bonusId={bonus.id} balance={balance} own={own} currency={currency} />
    </article>
  );
}

function Rounds({ rounds, currency }: Pick<Bonus, 'rounds'> & { currency: string }) {
  const { t } = useLingui();
  if (rounds.length === 0) {
    return (
      <Note>
        <Trans>None yet. A round stands here a few seconds after it has ended.</Trans>
      </Note>
    );
  }
  return (
    <List>
      {rounds.map(({ at, game, stake, weight, counted }) => (
        <Row
          key={`${at}${game}${stake}`}
          title={game}
          note={
            <>
              <Time at={at} /> · <Money minor={stake} currency={currency} /> · {t`${weight} %`}
            </>
          }
          end={<Money minor={counted} currency={currency} isSigned />}
        />
      ))}
    </List>
  );
}
