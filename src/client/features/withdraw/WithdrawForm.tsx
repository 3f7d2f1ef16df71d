import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { WithdrawalEnds } from '#client/features/bonus/WithdrawalEnds.tsx';
import { type FormFault, useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Money } from '#client/ui/Money.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { QuickChoices } from '#client/ui/QuickChoices.tsx';
import { SendBar } from '#client/ui/SendBar.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { minorOfTyped, typedOfMinor } from '#client/ui/typed-amount.ts';
import type { ValueOf } from '#contract/call.ts';
import type { payoutAccounts } from '#contract/payout-accounts.ts';
import { chargesOf } from '#contract/withdrawal-charges.ts';
import type { withdrawalTerms } from '#contract/withdrawals.ts';
import { writeMoney } from '#contract/write-money.ts';
import { AccountPicker } from './AccountPicker.tsx';
import { quickAmounts, rangeOf } from './amount-range.ts';
import { ChargeLines } from './ChargeLines.tsx';
import { placeFor } from './places-standing.ts';
import { useAskWithdrawal } from './use-ask-withdrawal.ts';
import { useWithdrawPlace } from './use-withdraw-place.ts';

interface WithdrawFormProps {
  terms: ValueOf<typeof withdrawalTerms>;
  places: ValueOf<typeof payoutAccounts>;
}

/** Where to, how much, and what arrives of it: all of it seen before the password is typed. */
export function WithdrawForm({ terms, places }: WithdrawFormProps) {
  const { go } = useWithdrawPlace();
  const [picked, setPicked] = useState<string>();
  const account = placeFor(places, picked);
  const method = places.methods.find(({ code }) => code === account?.method);
  if (!account || !method) {
    return (
      <Button isWide onClick={() => void go({ way: 'accounts' })}>
        <Trans>Your accounts</Trans>
      </Button>
    );
  }
  return (
    <SumForm
      terms={terms}
      accountId={account.id}
      method={method}
      picker={<AccountPicker places={places} chosen={account.id} onChoose={setPicked} />}
    />
  );
}

interface SumFormProps {
  terms: WithdrawFormProps['terms'];
  accountId: string;
  method: WithdrawFormProps['places']['methods'][number];
  picker: ReactNode;
}

function SumForm({ terms, accountId, method, picker }: SumFormProps) {
  const { t, i18n } = useLingui();
  const { go } = useWithdrawPlace();
  const isOffline = useOfflineSince() !== null;
  const asking = useAskWithdrawal(({ id }) => void go({ withdrawal: id }));
  const { currency, available, taxBasisPoints } = terms;
  const range = rangeOf(method, available);
  const say = (amount: bigint) => writeMoney(String(amount), currency, i18n.locale);
  const note =
    range.most < range.least
      ? t`The minimum for this method is ${say(range.least)}.`
      : t`Between ${say(range.least)} and ${say(range.most)}`;
  const chargesFor = (minor: string | null) =>
    chargesOf(BigInt(minor ?? '0'), {
      feeFixed: BigInt(method.feeFixed),
      feeBasisPoints: method.feeBasisPoints,
      taxBasisPoints,
    });
  const faultOf = (minor: string | null): FormFault | undefined => {
    if (minor !== null && BigInt(minor) > range.most) return { words: note, isAtOnce: true };
    const { fee, tax } = chargesFor(minor);
    const isBelow = minor === null || BigInt(minor) < range.least || BigInt(minor) <= fee + tax;
    return isBelow ? { words: note } : undefined;
  };
  const form = useCheckedForm<'amount' | 'paymentPassword'>({
    initial: { amount: '', paymentPassword: '' },
    check: (typed) => {
      const amount = faultOf(minorOfTyped(typed.amount, currency));
      return {
        ...(amount && { amount }),
        ...(typed.paymentPassword === '' && { paymentPassword: { kind: 'required' } }),
      };
    },
    send: (typed) => {
      const amount = minorOfTyped(typed.amount, currency);
      if (amount === null || isOffline || asking.isPending) return;
      asking.mutate({ accountId, amount, paymentPassword: typed.paymentPassword });
    },
  });
  const { value: typed, error: amountFault } = form.bind('amount');
  const setTyped = (text: string) => form.set('amount', text);
  const minor = minorOfTyped(typed, currency);
  const sent = minor !== null && faultOf(minor) === undefined ? minor : null;
  return (
    <Form onSubmit={form.onSubmit}>
      {picker}
      <AmountPad
        label={t`How much do you want to withdraw?`}
        currency={currency}
        value={typed}
        onChange={setTyped}
        note={note}
        isWrong={amountFault !== undefined}
      />
      <QuickChoices label={t`Quick amounts`}>
        {quickAmounts(range).map((amount) => (
          <Chip
            key={amount}
            isChosen={amount === minor}
            onClick={() => setTyped(typedOfMinor(amount, currency))}
          >
            <Money minor={amount} currency={currency} />
          </Chip>
        ))}
        <Chip
          isChosen={minor === String(range.most)}
          onClick={() => setTyped(typedOfMinor(String(range.most), currency))}
        >
          {range.most === BigInt(available) ? <Trans>All of it</Trans> : <Trans>Maximum</Trans>}
        </Chip>
      </QuickChoices>
      <ChargeLines
        amount={sent ?? '0'}
        {...(sent === null ? { fee: 0n, tax: 0n } : chargesFor(sent))}
        currency={currency}
        taxBasisPoints={taxBasisPoints}
      />
      <PasswordField
        {...form.bind('paymentPassword')}
        label={t`Payment password`}
        autoComplete="off"
      />
      <WithdrawalEnds />
      <SendBar>
        {isOffline && <OfflineAlert />}
        {!isOffline && <ErrorAlert error={asking.error} />}
        <Button type="submit" size="l" isWide busy={asking.isPending}>
          <Trans>Withdraw</Trans>
        </Button>
      </SendBar>
    </Form>
  );
}
