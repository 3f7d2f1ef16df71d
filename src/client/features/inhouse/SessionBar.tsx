import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useOwnTitle } from '#client/features/frame/own-title-atom.ts';
import { formatMinutes, minutesBetween } from '#client/features/protection/format-duration.ts';
import { sessionFactsQuery } from '#client/features/protection/protection-queries.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
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
  const { i18n } = useLingui();
  const { member, isTrial } = useSession();
  useOwnTitle(name);
  const { data: balance } = useBalance();
  const { data: facts } = useQuery({
    ...sessionFactsQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
    refetchInterval: 60_000,
  });
  const minutes = useMinutesSince(facts?.since, facts?.now);
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
            {isMoney && balance && <Money minor={balance.main} currency={balance.currency} />}
            {!isMoney && coins !== null && <Money minor={coins} currency="COINS" />}
          </dd>
        </div>
        {facts && (
          <>
            <div>
              <dt>
                <Trans>Since login</Trans>
              </dt>
              <dd>
                <Money minor={facts.net} currency={facts.currency} isSigned />
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Time</Trans>
              </dt>
              <dd>{formatMinutes(minutes, i18n)}</dd>
            </div>
          </>
        )}
      </dl>
    </header>
  );
}

/** Goes on between two answers, by this device's clock but from the gateway's two moments. */
function useMinutesSince(since: string | undefined, now: string | undefined): number {
  const [extra, setExtra] = useState(0);
  useEffect(() => {
    if (now === undefined) return;
    const began = performance.now();
    setExtra(0);
    const timer = setInterval(
      () => setExtra(Math.floor((performance.now() - began) / 60_000)),
      10_000,
    );
    return () => clearInterval(timer);
  }, [now]);
  return since === undefined || now === undefined ? 0 : minutesBetween(since, now) + extra;
}
