import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SessionStanding } from '#client/features/protection/SessionStanding.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import styles from './SlimBar.module.css';

interface SlimBarProps {
  /** What the way out is called. */
  leave: string;
  onLeave: () => void;
  /** Empty until it is known. */
  name: string;
  /** Beside the name. */
  mark?: ReactNode;
  /** What is left to play with, and what it is called; null where nobody counts. */
  balance: { name: ReactNode; amount: ReactNode } | null;
  /** Free play without an account is part of no session. */
  hasSession?: boolean;
  /** What else can be opened. */
  children: ReactNode;
}

/** Over every game: the way out, which game it is, what is left, how it stands and for how long (L-SESSION). */
export function SlimBar(props: SlimBarProps) {
  const { name, mark, balance, hasSession = true } = props;
  return (
    <header className={styles.bar}>
      <IconButton label={props.leave} icon={ArrowLeft} isDirectional onClick={props.onLeave} />
      <div className={styles.middle}>
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          {mark}
        </div>
        <dl className={styles.facts}>
          {balance && (
            <div className={styles.balance}>
              <dt>{balance.name}</dt>
              <dd>{balance.amount}</dd>
            </div>
          )}
          {hasSession && <SessionStanding />}
        </dl>
      </div>
      <div className={styles.tools}>{props.children}</div>
    </header>
  );
}
