import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { WithdrawalEnds } from '#client/features/bonus/WithdrawalEnds.tsx';
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
import { showFirstFault } from '#client/ui/show-first-fault.ts';
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
  const { t, i18n } = useLingui();
  const { go } = useWithdrawPlace();
  const [picked, setPicked] = useState<string>();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const isOffline = useOfflineSince() !== null;
  const asking = useAskWithdrawal(({ id }) => void go({ withdrawal: id }));
  const account = placeFor(places, picked);
  const method = places.methods.find(({ code }) => code === account?.method);
  if (!account || !method) {
    return (
      <Button isWide onClick={() => void go({ way: 'accounts' })}>
        <Trans>Your accounts</Trans>
      </Button>
    );
  }
  const { currency, available, taxBasisPoints } = terms;
  const minor = minorOfTyped(typed, currency);
  const range = rangeOf(method, available);
  const charges = chargesOf(BigInt(minor ?? '0'), {
    feeFixed: BigInt(method.feeFixed),
    feeBasisPoints: method.feeBasisPoints,
    taxBasisPoints,
  });
  const isShort = minor !== null && BigInt(minor) > range.most;
  const isBelow =
    minor === null || BigInt(minor) < range.least || BigInt(minor) <= charges.fee + charges.tax;
  const say = (amount: bigint) => writeMoney(String(amount), currency, i18n.locale);
  const note =
    range.most < range.least
      ? t`The minimum for this method is ${say(range.least)}.`
      : t`Between ${say(range.least)} and ${say(range.most)}`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (isBelow || isShort || password === '') return showFirstFault(event.currentTarget);
    if (isOffline || asking.isPending) return;
    asking.mutate({ accountId: account.id, amount: minor, paymentPassword: password });
  };
  return (
    <Form onSubmit={submit}>
      <AccountPicker places={places} chosen={account.id} onChoose={setPicked} />
      <AmountPad
        label={t`How much do you want to withdraw?`}
        currency={currency}
        value={typed}
        onChange={setTyped}
        note={note}
        isWrong={isShort || (isBelow && wasSent)}
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
        amount={isBelow || isShort ? '0' : minor}
        {...(isBelow || isShort ? { fee: 0n, tax: 0n } : charges)}
        currency={currency}
        taxBasisPoints={taxBasisPoints}
      />
      <PasswordField
        name="paymentPassword"
        label={t`Payment password`}
        autoComplete="off"
        value={password}
        error={wasSent && password === '' ? t`Input cannot be empty` : undefined}
        onChange={(event) => setPassword(event.target.value)}
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
