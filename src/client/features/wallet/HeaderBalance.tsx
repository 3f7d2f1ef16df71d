import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { UnreadBadge } from '#client/features/notices/UnreadBadge.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Offered } from '#client/ground/site/Offered.tsx';
import { Go } from '#client/ui/Go.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { Balance } from '#contract/wallet.ts';
import { writeMoney } from '#contract/write-money.ts';
import { balanceHiddenAtom, hiddenStars } from './balance-hidden-atom.ts';
import styles from './HeaderBalance.module.css';
import { useRolled } from './RollingMoney.tsx';
import { useBalance } from './wallet-queries.ts';

/** All of one's money, wherever it lies, on every page; it leads to the wallet, which says where. */
export function HeaderBalance() {
  const { t } = useLingui();
  const { isAgent } = useSession();
  const { data, isFetching, refetch } = useBalance();
  const [isHidden, setHidden] = useAtom(balanceHiddenAtom);
  return (
    <>
      <Go to="/member/transferFund" className={styles.wallet}>
        <span className={styles.told}>{t`Wallet`}</span>
        {data ? <Figure balance={data} isHidden={isHidden} /> : <span aria-hidden="true">–</span>}
      </Go>
      <IconButton
        label={isHidden ? t`Show the balance` : t`Hide the balance`}
        icon={isHidden ? EyeOff : Eye}
        aria-pressed={isHidden}
        onClick={() => setHidden(!isHidden)}
      />
      <span className={styles.refresh}>
        <IconButton
          label={t`Refresh the balance`}
          icon={RefreshCw}
          aria-busy={isFetching || undefined}
          onClick={() => void refetch()}
        />
      </span>
      <span className={styles.unread}>
        <UnreadBadge />
      </span>
      <nav className={styles.ways} aria-label={t`To your money`}>
        <Go to="/member/withdraw" className={styles.way}>
          <Trans>Withdraw</Trans>
        </Go>
        {isAgent && (
          <Offered to="/agentHome">
            <Go to="/agentHome" className={styles.way}>
              <Trans>Agent</Trans>
            </Go>
          </Offered>
        )}
      </nav>
    </>
  );
}

function Figure({ balance, isHidden }: { balance: Balance; isHidden: boolean }) {
  const { i18n } = useLingui();
  const amount = writeMoney(useRolled(balance.total), balance.currency, i18n.locale, true);
  return (
    <span className={styles.figure} data-long={(!isHidden && amount.length > 14) || undefined}>
      {isHidden ? hiddenStars : amount}
    </span>
  );
}
