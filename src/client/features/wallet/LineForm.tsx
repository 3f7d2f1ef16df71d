import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import {
  type CheckedForm,
  type FormFault,
  useCheckedForm,
} from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { SendBar } from '#client/ui/SendBar.tsx';
import { Form } from '#client/ui/Stack.tsx';
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
  const currency = balance?.currency ?? '';
  const send = useMutation({
    mutationFn: ({ account, amount, paymentPassword }: Sent) => {
      const requestId = intent.idFor(JSON.stringify([way, account, amount]));
      const request = { requestId, amount, paymentPassword };
      return way === 'up'
        ? ask(transferUpline, request)
        : ask(transferDownline, { ...request, account });
    },
    onSuccess: ({ account: to, amount: sent }) => {
      intent.settle();
      refresh();
      form.clear('amount', 'paymentPassword');
      const money = writeMoney(sent, currency, i18n.locale);
      toast(t`Sent to ${to}: ${money}`, { tone: 'good' });
    },
    onError: (error) => form.refuse(error),
  });
  const say = (minor: string) => writeMoney(minor, currency, i18n.locale);
  const note = balance && t`Your main wallet holds ${say(balance.main)}.`;
  const faultOf = (amount: string | null): FormFault | undefined => {
    if (amount === null || amount === '0') return { words: t`Enter an amount.` };
    if (maximum !== null && BigInt(amount) > BigInt(maximum))
      return { words: t`At most ${say(maximum)} at once.`, isAtOnce: true };
    if (balance && BigInt(amount) > BigInt(balance.main))
      return {
        words: t`There is not enough in this wallet. Choose a smaller amount.`,
        isAtOnce: true,
      };
    return undefined;
  };
  const form = useCheckedForm<keyof Sent>({
    initial: { account: begun, amount: '', paymentPassword: '' },
    check: (typed) => {
      const amount = faultOf(minorOfTyped(typed.amount, currency));
      return {
        ...(way === 'down' && typed.account.trim() === '' && { account: { kind: 'required' } }),
        ...(amount && { amount }),
        ...(typed.paymentPassword === '' && { paymentPassword: { kind: 'required' } }),
      };
    },
    send: ({ account, amount, paymentPassword }) => {
      const minor = minorOfTyped(amount, currency);
      if (minor === null || send.isPending) return;
      send.mutate({ account: account.trim(), amount: minor, paymentPassword });
    },
  });
  const { value: typed, error: amountFault } = form.bind('amount');
  return (
    <Form onSubmit={form.onSubmit}>
      {way === 'up' ? (
        upline && (
          <p className={styles.to}>
            <Trans context="whom money is sent to">To</Trans> <b>{upline.account}</b>{' '}
            <span>{upline.nickname}</span>
          </p>
        )
      ) : (
        <DownlineField form={form} />
      )}
      <AmountPad
        label={t`Amount`}
        value={typed}
        currency={currency}
        onChange={(text) => form.set('amount', text)}
        isWrong={amountFault !== undefined}
        note={amountFault ?? note}
      />
      <PasswordField
        label={t`Payment password`}
        autoComplete="off"
        {...form.bind('paymentPassword')}
      />
      <SendBar>
        <ErrorAlert error={send.error} />
        <Button type="submit" size="l" isWide busy={send.isPending}>
          <Trans>Send</Trans>
        </Button>
      </SendBar>
    </Form>
  );
}

/** What is sent: to whom, unless it goes up, and how much in minor units. */
interface Sent {
  account: string;
  amount: string;
  paymentPassword: string;
}

/** A name, and those below whose names begin like it. */
function DownlineField({ form }: { form: CheckedForm<keyof Sent> }) {
  const { t } = useLingui();
  const keyOf = useOwnKey();
  const begun = form.values.account.trim();
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
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.bind('account')}
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
              <button
                type="button"
                className={styles.name}
                onClick={() => form.set('account', one.account)}
              >
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
