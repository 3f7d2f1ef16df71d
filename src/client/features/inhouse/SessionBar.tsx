import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SessionStanding } from '#client/features/protection/SessionStanding.tsx';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useOwnTitle } from '#client/ground/page/own-title-atom.ts';
import { Money } from '#client/ui/Money.tsx';
import type { Purse } from '#contract/inhouse.ts';
import styles from './SessionBar.module.css';

interface SessionBarProps {
  /** Empty until it is known. */
  name: string;
  purse: Purse;
  coins: string | null;
  /** What else can be opened. */
  children: ReactNode;
}

/** On every playing screen: how long, how it stands, what is left (L-SESSION); the header leads out. */
export function SessionBar({ name, purse, coins, children }: SessionBarProps) {
  useOwnTitle(name);
  const { data: balance } = useBalance();
  const isMoney = purse === 'money';
  return (
    <header className={styles.bar}>
      <div className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        {children}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{isMoney ? <Trans>Balance</Trans> : <Trans>Coins</Trans>}</dt>
          <dd>
            {isMoney && balance && (
              <Money minor={balance.main} currency={balance.currency} isExact />
            )}
            {!isMoney && coins !== null && <Money minor={coins} currency="COINS" />}
          </dd>
        </div>
        <SessionStanding />
      </dl>
    </header>
  );
}
