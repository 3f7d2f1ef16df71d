import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { Button } from '#client/ui/Button.tsx';
import { formatMoney } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Time } from '#client/ui/Time.tsx';
import { pointsCommodity } from '#contract/money.ts';
import type { Balance } from '#contract/wallet.ts';
import { balanceHiddenAtom, hiddenStars } from './balance-hidden-atom.ts';
import { RollingMoney } from './RollingMoney.tsx';
import styles from './TotalCard.module.css';

interface TotalCardProps {
  balance: Balance;
  isFetching: boolean;
  onRefresh: () => void;
}

/** All of it in one figure, and beneath it what it is made of. */
export function TotalCard({ balance, isFetching, onRefresh }: TotalCardProps) {
  const { t, i18n } = useLingui();
  const isOffline = useOfflineSince() !== null;
  const [isHidden, setHidden] = useAtom(balanceHiddenAtom);
  const { currency } = balance;
  const figure = (minor: string) =>
    isHidden ? <Stars /> : <RollingMoney minor={minor} currency={currency} />;
  return (
    <section className={styles.card} aria-label={t`What you have`}>
      <div className={styles.head}>
        <h2 className={styles.label}>
          <Trans>Total</Trans>
        </h2>
        <IconButton
          label={isHidden ? t`Show the balance` : t`Hide the balance`}
          icon={isHidden ? EyeOff : Eye}
          aria-pressed={isHidden}
          onClick={() => setHidden(!isHidden)}
        />
        <IconButton
          label={t`Refresh the balance`}
          icon={RefreshCw}
          aria-busy={isFetching || undefined}
          onClick={onRefresh}
        />
      </div>
      <p className={styles.total}>{figure(balance.total)}</p>
      <p className={isOffline ? styles.old : styles.asOf}>
        <Trans>
          As of <Time at={balance.asOf} />
        </Trans>
      </p>
      <dl className={styles.parts}>
        <Part name={<Trans>Main wallet</Trans>}>{figure(balance.main)}</Part>
        <Part name={<Trans>Bonus</Trans>}>{figure(balance.bonus)}</Part>
        <Part name={<Trans>On hold</Trans>}>{figure(balance.held)}</Part>
        <Part name={<Trans>Points</Trans>}>
          {isHidden ? <Stars /> : formatMoney(balance.points, pointsCommodity, i18n.locale)}
        </Part>
      </dl>
      <div className={styles.ways}>
        <Button to="/member/depositv2" isWide>
          <Icon of={ArrowDownToLine} />
          <Trans>Deposit</Trans>
        </Button>
        <Button to="/member/withdraw" variant="outline" isWide>
          <Icon of={ArrowUpFromLine} />
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </section>
  );
}

function Stars() {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`Hidden`}>
      {hiddenStars}
    </span>
  );
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
