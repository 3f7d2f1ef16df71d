import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { House } from 'lucide-react';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { type Balance, bringHome, type VendorWallet } from '#contract/wallet.ts';
import { writeMoney } from '#contract/write-money.ts';
import { balanceHiddenAtom, hiddenStars } from './balance-hidden-atom.ts';
import { FollowingChoice } from './FollowingChoice.tsx';
import { PendingMoves } from './PendingMoves.tsx';
import { RollingMoney } from './RollingMoney.tsx';
import { useIntent } from './use-intent.ts';
import { useRefreshBalance } from './use-refresh-balance.ts';
import styles from './VendorWallets.module.css';

/** What lies with vendors, each to be filled or emptied, and all of it to be brought home at once. */
export function VendorWallets({ balance }: { balance: Balance }) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const sayError = useSayError();
  const refresh = useRefreshBalance();
  const intent = useIntent('home');
  const isAnyAway = balance.vendors.some(({ amount }) => amount !== '0');
  const bring = useMutation({
    mutationFn: () => ask(bringHome, { requestId: intent.idFor('home') }),
    onSuccess: ({ total, brought }) => {
      intent.settle();
      refresh();
      const came = writeMoney(total, balance.currency, i18n.locale);
      const isAllHere = brought.every(({ state }) => state === 'done');
      if (isAllHere) toast(t`Brought back: ${came}`, { tone: 'good' });
      else toast(t`Brought back so far: ${came}. The rest is listed here.`);
    },
    onError: sayError,
  });
  if (balance.vendors.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Provider wallets</Trans>
        </h2>
        {isAnyAway && (
          <Button variant="quiet" size="s" busy={bring.isPending} onClick={() => bring.mutate()}>
            <Icon of={House} size={18} />
            <Trans>Bring everything back</Trans>
          </Button>
        )}
      </div>
      <PendingMoves />
      <FollowingChoice />
      <ul className={styles.list}>
        {balance.vendors.map((wallet) => (
          <Wallet key={wallet.vendor} wallet={wallet} currency={balance.currency} />
        ))}
      </ul>
    </section>
  );
}

function Wallet({ wallet, currency }: { wallet: VendorWallet; currency: string }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const isHidden = useAtomValue(balanceHiddenAtom);
  const { vendor, name, amount, isOpen } = wallet;
  return (
    <li className={styles.wallet}>
      <img className={styles.mark} src={`/vendors/${vendor}.svg`} alt="" width={36} height={36} />
      <span className={styles.name}>
        <b>{name}</b>
        {!isOpen && (
          <small>
            <Trans>Closed: bring the money back.</Trans>
          </small>
        )}
      </span>
      <span className={styles.amount}>
        {isHidden ? hiddenStars : <RollingMoney minor={amount} currency={currency} />}
      </span>
      <Button
        variant="quiet"
        size="s"
        aria-label={t`Move money: ${name}`}
        onClick={() =>
          open({ kind: 'move-funds', vendor, direction: isOpen && amount === '0' ? 'in' : 'out' })
        }
      >
        <Trans>Move</Trans>
      </Button>
    </li>
  );
}
