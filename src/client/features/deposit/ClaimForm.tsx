import { Trans, useLingui } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { type FormFault, useCheckedForm } from '#client/features/forms/use-checked-form.ts';
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
  const claim = useBeginDeposit<Claim>(
    (request) => ask(claimDeposit, { ...request, language }),
    (deposit) => void go({ deposit: deposit.id }, { replace: true }),
  );
  const { currency } = offered;
  const banks = offered.methods.filter(({ kind }) => kind === 'bank');
  const missing: FormFault = { kind: 'required' };
  const form = useCheckedForm<keyof Claim>({
    initial: { method: banks[0]?.code ?? '', reference: '', paidOn: '', amount: '' },
    check: ({ reference, paidOn, amount }) => ({
      ...(reference.trim().length < 3 && { reference: missing }),
      ...(paidOn === '' && { paidOn: missing }),
      ...(minorOfTyped(amount, currency) === null && { amount: missing }),
    }),
    send: ({ method, reference, paidOn, amount }) => {
      const minor = minorOfTyped(amount, currency);
      if (minor === null || claim.isPending) return;
      const request = { method, amount: minor, reference: reference.trim(), paidOn };
      claim.mutate(request, { onError: form.refuse });
    },
  });
  const { value: typed, error: amountFault } = form.bind('amount');
  return (
    <Form onSubmit={form.onSubmit}>
      <Note>
        <Trans>Copy the details from your transfer receipt. Our team will check them.</Trans>
      </Note>
      {banks.length > 1 && (
        <SelectField {...form.bind('method')} label={t`Account you sent it to`}>
          {banks.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        {...form.bind('reference')}
        label={t`Reference or receipt number`}
        autoComplete="off"
        maxLength={60}
      />
      <Field {...form.bind('paidOn')} type="date" label={t`Date of the transfer`} />
      <AmountPad
        label={t`Amount you sent`}
        currency={currency}
        value={typed}
        onChange={(text) => form.set('amount', text)}
        note={amountFault}
        isWrong={amountFault !== undefined}
      />
      <ErrorAlert error={claim.error} />
      <Button type="submit" size="l" isWide busy={claim.isPending}>
        <Trans>Send the details</Trans>
      </Button>
    </Form>
  );
}
