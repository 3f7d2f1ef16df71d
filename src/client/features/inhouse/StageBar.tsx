import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { balanceHiddenAtom, hiddenStars } from '#client/features/wallet/balance-hidden-atom.ts';
import { RollingMoney } from '#client/features/wallet/RollingMoney.tsx';
import { useHeld } from '#client/features/wallet/use-held.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useOwnTitle } from '#client/ground/page/own-title-atom.ts';
import { Go } from '#client/ui/Go.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Purse } from '#contract/inhouse.ts';
import styles from './SlimBar.module.css';
import { SlimBar } from './SlimBar.tsx';

interface StageBarProps {
  /** Empty until it is known. */
  name: string;
  purse: Purse;
  coins: string | null;
  /** What else can be opened. */
  children: ReactNode;
}

/** The bar of a table, whose way out is the lobby. */
export function StageBar({ name, purse, coins, children }: StageBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useOwnTitle(name);
  const balance =
    purse === 'money'
      ? { name: <Trans>Balance</Trans>, amount: <OwnMoney /> }
      : { name: <Trans>Coins</Trans>, amount: <Coins coins={coins} /> };
  return (
    <SlimBar
      leave={t`Back to the lobby`}
      onLeave={() => void navigate({ to: '/' })}
      name={name}
      balance={balance}
    >
      {children}
    </SlimBar>
  );
}

/** It leads to the wallet, as the balance in the site's header does. */
function OwnMoney() {
  const data = useHeld(useBalance().data);
  const isHidden = useAtomValue(balanceHiddenAtom);
  if (!data) return null;
  return (
    <Go to="/member/transferFund" className={styles.wallet}>
      {isHidden ? hiddenStars : <RollingMoney minor={data.main} currency={data.currency} />}
      {!isHidden && data.bonus !== '0' && (
        <span className={styles.bonus}>
          {' + '}
          <Trans>
            <Money minor={data.bonus} currency={data.currency} /> bonus
          </Trans>
        </span>
      )}
    </Go>
  );
}

function Coins({ coins }: { coins: string | null }) {
  const left = useHeld(coins);
  return left === null ? null : <Money minor={left} currency="COINS" />;
}
