import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Money } from '#client/ui/Money.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { SendBar } from '#client/ui/SendBar.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { minorOfTyped } from '#client/ui/typed-amount.ts';
import {
  directDownlines,
  type Relative,
  transferDownline,
  transferUpline,
} from '#contract/transfers.ts';
import { writeMoney } from '#contract/write-money.ts';
import styles from './LineForm.module.css';
import { useIntent } from './use-intent.ts';
import { useRefreshBalance } from './use-refresh-balance.ts';
import { useBalance } from './wallet-queries.ts';

interface LineFormProps {
  way: 'up' | 'down';
  upline: Relative | null;
  /** The most that goes at once. */
  maximum: string | null;
  /** Whom to, where the address says it. */
  account: string | undefined;
}

/** To whom, how much, and the payment password: what is typed stays until it was sent. */
export function LineForm({ way, upline, maximum, account: begun = '' }: LineFormProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const refresh = useRefreshBalance();
  const intent = useIntent(`line-${way}`);
  const { data: balance } = useBalance();
  const [account, setAccount] = useState(begun);
  const [text, setText] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const currency = balance?.currency ?? '';
  const amount = minorOfTyped(text, currency) ?? '0';
  const isTooMuch = balance !== undefined && BigInt(amount) > BigInt(balance.main);
  const isAboveMaximum = maximum !== null && BigInt(amount) > BigInt(maximum);
  const send = useMutation({
    mutationFn: () => {
      const requestId = intent.idFor(JSON.stringify([way, account, amount]));
      const wish = { requestId, amount, paymentPassword };
      return way === 'up'
        ? ask(transferUpline, wish)
        : ask(transferDownline, { ...wish, account: account.trim() });
    },
    onSuccess: ({ account: to, amount: sent }) => {
      intent.settle();
      refresh();
      setText('');
      setPaymentPassword('');
      const money = writeMoney(sent, currency, i18n.locale);
      toast(t`Sent to ${to}: ${money}`, { tone: 'good' });
    },
  });
  const isReady =
    amount !== '0' &&
    !isTooMuch &&
    !isAboveMaximum &&
    paymentPassword !== '' &&
    (way === 'up' || account.trim() !== '');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !send.isPending) send.mutate();
      }}
    >
      {way === 'up' ? (
        upline && (
          <p className={styles.to}>
            <Trans context="whom money is sent to">To</Trans> <b>{upline.account}</b>{' '}
            <span>{upline.nickname}</span>
          </p>
        )
      ) : (
        <DownlineField account={account} onChange={setAccount} />
      )}
      <AmountPad
        label={t`Amount`}
        value={text}
        currency={currency}
        onChange={setText}
        isWrong={isTooMuch || isAboveMaximum}
        note={
          isAboveMaximum ? (
            <Trans>
              At most <Money minor={maximum} currency={currency} /> at once.
            </Trans>
          ) : isTooMuch ? (
            <Trans>There is not enough in this wallet. Choose a smaller amount.</Trans>
          ) : (
            balance && (
              <Trans>
                Your main wallet holds <Money minor={balance.main} currency={currency} />.
              </Trans>
            )
          )
        }
      />
      <PasswordField
        label={t`Payment password`}
        autoComplete="off"
        value={paymentPassword}
        onChange={({ target }) => setPaymentPassword(target.value)}
      />
      <SendBar>
        <ErrorAlert error={send.error} />
        <Button type="submit" size="l" isWide disabled={!isReady} busy={send.isPending}>
          <Trans>Send</Trans>
        </Button>
      </SendBar>
    </form>
  );
}

/** A name, and those below whose names begin like it. */
function DownlineField({ account, onChange }: { account: string; onChange: (to: string) => void }) {
  const { t } = useLingui();
  const keyOf = useOwnKey();
  const begun = account.trim();
  const { data } = useQuery({
    queryKey: [...keyOf(directDownlines), begun.toLowerCase()],
    queryFn: ({ signal }) => ask(directDownlines, begun ? { account: begun } : {}, signal),
    placeholderData: (before) => before,
  });
  const isFound = data?.list.some((one) => one.account.toLowerCase() === begun.toLowerCase());
  return (
    <div className={styles.downline}>
      <Field
        label={t`Downline account`}
        value={account}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {data?.list.length === 0 && (
        <p className={styles.none}>
          {begun ? (
            <Trans>There is no direct downline with that name.</Trans>
          ) : (
            <Trans>You have no downlines yet.</Trans>
          )}
        </p>
      )}
      {!isFound && (
        <ul className={styles.names}>
          {data?.list.slice(0, 6).map((one) => (
            <li key={one.account}>
              <button type="button" className={styles.name} onClick={() => onChange(one.account)}>
                <b>{one.account}</b>
                <span>{one.nickname}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
