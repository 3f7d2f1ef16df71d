import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { sayError } from '#client/features/frame/error-words.ts';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { minorOfTyped } from '#client/ui/typed-amount.ts';
import { claimDeposit } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { methodsQuery } from './deposit-queries.ts';
import { HoldNote } from './HoldNote.tsx';
import { useBeginDeposit } from './use-begin-deposit.ts';
import { useDepositPlace, useWhose } from './use-deposit-place.ts';

interface Claim {
  method: string;
  amount: string;
  reference: string;
  paidOn: string;
}

/** For a transfer that bears no reference of ours: what its slip says. The picture follows on the next page. */
export function ClaimForm() {
  const { t, i18n } = useLingui();
  const { memberId, language } = useWhose();
  const { go } = useDepositPlace();
  const { data } = useQuery(methodsQuery(memberId, language));
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const [chosen, setChosen] = useState('');
  const [wasSent, setSent] = useState(false);
  const claim = useBeginDeposit<Claim>(
    (wish) => ask(claimDeposit, { ...wish, language }),
    (deposit) => void go({ deposit: deposit.id }, { replace: true }),
  );
  if (!data) return <Skeleton shape="card" count={2} />;
  if (data.hold) return <HoldNote hold={data.hold} currency={data.currency} />;
  const banks = data.methods.filter(({ kind }) => kind === 'bank');
  const method = chosen || (banks[0]?.code ?? '');
  const amount = minorOfTyped(typed, data.currency);
  const isTold = reference.trim().length >= 3 && paidOn !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (amount !== null && isTold)
      claim.mutate({ method, amount, reference: reference.trim(), paidOn });
  };
  const missing = t`Input cannot be empty`;
  const faultOf = (path: string) =>
    claim.error instanceof Refused
      ? claim.error.fields.find((field) => field.path === path)?.message
      : undefined;
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p className={styles.quiet}>
        <Trans>Write what stands on the slip of your transfer. A person compares it.</Trans>
      </p>
      {banks.length > 1 && (
        <SelectField
          name="method"
          label={t`Where you sent it`}
          value={method}
          onChange={({ target }) => setChosen(target.value)}
        >
          {banks.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        name="reference"
        label={t`Number or reference on the slip`}
        autoComplete="off"
        maxLength={60}
        value={reference}
        error={wasSent && reference.trim().length < 3 ? missing : faultOf('reference')}
        onChange={({ target }) => setReference(target.value)}
      />
      <Field
        name="paidOn"
        type="date"
        label={t`Day of the transfer`}
        value={paidOn}
        error={wasSent && paidOn === '' ? missing : faultOf('paidOn')}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      <AmountPad
        label={t`Amount you sent`}
        currency={data.currency}
        value={typed}
        onChange={setTyped}
        note={wasSent && amount === null ? missing : undefined}
        isWrong={wasSent && amount === null}
      />
      {claim.error && (
        <p role="alert" className={styles.refusal}>
          {sayError(claim.error, i18n)}
        </p>
      )}
      <Button type="submit" size="l" isWide busy={claim.isPending}>
        <Trans>Look for it</Trans>
      </Button>
    </form>
  );
}
