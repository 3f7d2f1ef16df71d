import { Trans, useLingui } from '@lingui/react/macro';
import { useOfflineSince } from '#client/data/online.ts';
import { Button } from '#client/ui/Button.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import { pointMillionths, type pointsBalance } from '#contract/points.ts';
import { useBalance } from '../wallet/wallet-queries.ts';
import styles from './PointsCard.module.css';
import { type ConvertTerms, worthOf } from './worth-of.ts';

interface PointsCardProps {
  balance: ValueOf<typeof pointsBalance> | undefined;
  convert: ConvertTerms | null;
  onConvert: () => void;
}

/** The points one has, what they would be in money, and how near the next one is. */
export function PointsCard({ balance, convert, onConvert }: PointsCardProps) {
  const { i18n } = useLingui();
  const isOffline = useOfflineSince() !== null;
  const { data: wallet } = useBalance();
  if (!balance) return <Skeleton shape="card" />;
  const worth = convert && worthOf(balance.points, convert);
  const share = Math.max(0, Number(balance.millionths)) / pointMillionths;
  return (
    <section className={styles.card}>
      <p className={styles.label}>
        <Trans>Your points</Trans>
      </p>
      <p className={styles.points} data-points={balance.points}>
        {formatCount(Number(balance.points), i18n.locale)}
      </p>
      <div className={styles.next}>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
        <span className={styles.quiet}>
          <Trans>{Math.round(share * 100)} % of the next point</Trans>
        </span>
      </div>
      <p className={isOffline ? styles.old : styles.quiet}>
        {isOffline ? (
          <Trans>
            As of <Time at={balance.asOf} />
          </Trans>
        ) : (
          <Trans>Points never expire.</Trans>
        )}
      </p>
      {worth !== null && (
        <Button variant="outline" disabled={isOffline || worth === '0'} onClick={onConvert}>
          {worth === '0' ? (
            <Trans>Convert into money</Trans>
          ) : (
            <Trans>
              Convert into <Money minor={worth} currency={wallet?.currency ?? ''} />
            </Trans>
          )}
        </Button>
      )}
    </section>
  );
}
