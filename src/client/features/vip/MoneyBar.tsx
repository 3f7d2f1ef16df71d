import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Money } from '#client/ui/Money.tsx';
import styles from './MoneyBar.module.css';

interface MoneyBarProps {
  label: ReactNode;
  counted: string;
  goal: string;
  currency: string;
}

/** How much of a sum is there, as a bar and in figures. */
export function MoneyBar({ label, counted, goal, currency }: MoneyBarProps) {
  const name = useId();
  const share = goal === '0' ? 1 : Math.min(1, Number(counted) / Number(goal));
  return (
    <div className={styles.part}>
      <p className={styles.line}>
        <span id={name}>{label}</span>
        <span className={styles.figures}>
          <b>
            <Money minor={counted} currency={currency} />
          </b>{' '}
          <Trans>
            of <Money minor={goal} currency={currency} />
          </Trans>
        </span>
      </p>
      <progress className={styles.bar} max={1} value={share} aria-labelledby={name} />
    </div>
  );
}
