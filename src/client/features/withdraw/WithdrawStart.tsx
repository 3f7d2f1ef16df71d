import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ObstacleNote } from './ObstacleNote.tsx';
import { useMemberId } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';
import { accountsQuery, termsQuery } from './withdraw-queries.ts';

/** How much may leave; then either the form, or the one thing that has to be done first. */
export function WithdrawStart() {
  const memberId = useMemberId();
  const terms = useQuery(termsQuery(memberId));
  const places = useQuery(accountsQuery(memberId));
  const isOffline = useOfflineSince() !== null;
  if (!terms.data || !places.data) {
    const isLost = isOffline || terms.isError || places.isError;
    if (!isLost) return <Skeleton shape="card" count={3} />;
    const retry = () => void Promise.all([terms.refetch(), places.refetch()]);
    return (
      <EmptyState
        icon={WifiOff}
        title={<Trans>Withdrawals need a network.</Trans>}
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Nothing is sent later by itself. Come back when you are connected.</Trans>
      </EmptyState>
    );
  }
  const { available, currency, obstacle } = terms.data;
  return (
    <>
      <section className={styles.available}>
        <p className={styles.quiet}>
          <Trans>You can withdraw</Trans>
        </p>
        <p className={styles.big}>
          <Money minor={available} currency={currency} />
        </p>
      </section>
      {obstacle ? (
        <ObstacleNote obstacle={obstacle} terms={terms.data} places={places.data} />
      ) : (
        <WithdrawForm terms={terms.data} places={places.data} />
      )}
      <WithdrawHistory />
    </>
  );
}
