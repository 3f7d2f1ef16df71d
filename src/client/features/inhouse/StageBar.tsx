import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SessionStanding } from '#client/features/protection/SessionStanding.tsx';
import { balanceHiddenAtom, hiddenStars } from '#client/features/wallet/balance-hidden-atom.ts';
import { RollingMoney } from '#client/features/wallet/RollingMoney.tsx';
import { useHeld } from '#client/features/wallet/use-held.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useOwnTitle } from '#client/ground/page/own-title-atom.ts';
import { Go } from '#client/ui/Go.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Purse } from '#contract/inhouse.ts';
import styles from './StageBar.module.css';

interface StageBarProps {
  /** Empty until it is known. */
  name: string;
  purse: Purse;
  coins: string | null;
  /** What else can be opened. */
  children: ReactNode;
}

/** The way out, which game it is, what is left, how it stands and for how long (L-SESSION). */
export function StageBar({ name, purse, coins, children }: StageBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useOwnTitle(name);
  return (
    <header className={styles.bar}>
      <IconButton
        label={t`Back to the lobby`}
        icon={ArrowLeft}
        isDirectional
        onClick={() => void navigate({ to: '/' })}
      />
      <div className={styles.middle}>
        <h1 className={styles.name}>{name}</h1>
        <dl className={styles.facts}>
          <div className={styles.balance}>
            <dt>{purse === 'money' ? <Trans>Balance</Trans> : <Trans>Coins</Trans>}</dt>
            <dd>{purse === 'money' ? <OwnMoney /> : <Coins coins={coins} />}</dd>
          </div>
          <SessionStanding />
        </dl>
      </div>
      <div className={styles.tools}>{children}</div>
    </header>
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
