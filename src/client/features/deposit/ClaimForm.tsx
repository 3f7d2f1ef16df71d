import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Note } from '#client/ui/Note.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { minorOfTyped } from '#client/ui/typed-amount.ts';
import type { ValueOf } from '#contract/call.ts';
import { claimDeposit, type depositMethods } from '#contract/deposits.ts';
import { HoldNote } from './HoldNote.tsx';
import { LoadedMethods } from './LoadedMethods.tsx';
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
  return (
    <LoadedMethods cards={2}>
      {(offered) =>
        offered.hold ? (
          <HoldNote hold={offered.hold} currency={offered.currency} />
        ) : (
          <SlipForm offered={offered} />
        )
      }
    </LoadedMethods>
  );
}

function SlipForm({ offered }: { offered: ValueOf<typeof depositMethods> }) {
  const { t } = useLingui();
  const { language } = useWhose();
  const { go } = useDepositPlace();
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const [chosen, setChosen] = useState('');
  const [wasSent, setSent] = useState(false);
  const claim = useBeginDeposit<Claim>(
    (wish) => ask(claimDeposit, { ...wish, language }),
    (deposit) => void go({ deposit: deposit.id }, { replace: true }),
  );
  const { currency } = offered;
  const banks = offered.methods.filter(({ kind }) => kind === 'bank');
  const method = chosen || (banks[0]?.code ?? '');
  const amount = minorOfTyped(typed, currency);
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
    <Form onSubmit={submit}>
      <Note>
        <Trans>Copy the details from your transfer receipt. Our team will check them.</Trans>
      </Note>
      {banks.length > 1 && (
        <SelectField
          name="method"
          label={t`Account you sent it to`}
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
        label={t`Reference or receipt number`}
        autoComplete="off"
        maxLength={60}
        value={reference}
        error={wasSent && reference.trim().length < 3 ? missing : faultOf('reference')}
        onChange={({ target }) => setReference(target.value)}
      />
      <Field
        name="paidOn"
        type="date"
        label={t`Date of the transfer`}
        value={paidOn}
        error={wasSent && paidOn === '' ? missing : faultOf('paidOn')}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      <AmountPad
        label={t`Amount you sent`}
        currency={currency}
        value={typed}
        onChange={setTyped}
        note={wasSent && amount === null ? missing : undefined}
        isWrong={wasSent && amount === null}
      />
      <ErrorAlert error={claim.error} />
      <Button type="submit" size="l" isWide busy={claim.isPending}>
        <Trans>Send the details</Trans>
      </Button>
    </Form>
  );
}
