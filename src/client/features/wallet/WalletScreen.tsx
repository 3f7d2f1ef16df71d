import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TotalCard } from './TotalCard.tsx';
import { VendorWallets } from './VendorWallets.tsx';
import { WalletLinks } from './WalletLinks.tsx';
import styles from './WalletScreen.module.css';
import { useBalance } from './wallet-queries.ts';

/** The wallet, `transferFund`: what one has and where it lies, and every way in, out and between. */
export function WalletScreen() {
  const { data, isError, isFetching, refetch } = useBalance();
  return (
    <MemberPage>
      {data ? (
        <>
          <TotalCard balance={data} isFetching={isFetching} onRefresh={() => void refetch()} />
          <VendorWallets balance={data} />
          <WalletLinks />
        </>
      ) : isError ? (
        <EmptyState
          icon={CloudOff}
          title={<Trans>Your balance could not be loaded.</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <div className={styles.coming}>
          <Skeleton shape="card" count={2} />
          <Skeleton count={5} />
        </div>
      )}
    </MemberPage>
  );
}
