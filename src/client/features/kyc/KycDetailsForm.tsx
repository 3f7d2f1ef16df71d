import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { latestDayAt } from '#contract/dates.ts';
import { beginKyc } from '#contract/kyc.ts';
import {
  checkDetails,
  type DocumentKind,
  documentKinds,
  type KycDetails,
} from '#contract/kyc-rules.ts';
import styles from './Kyc.module.css';
import { useChangeKyc } from './use-change-kyc.ts';
import { useKycWords } from './use-kyc-words.ts';

type Name = 'fullName' | 'idNumber' | 'birthday';

/** What stands on the document, judged before a picture is asked for. */
export function KycDetailsForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { kinds } = useKycWords();
  const [documentKind, setKind] = useState<DocumentKind>('identity-card');
  const [today] = useState(() => latestDayAt(new Date()));
  const begin = useChangeKyc((details: KycDetails) => ask(beginKyc, details));
  const form = useCheckedForm<Name>({
    initial: { fullName: '', idNumber: '', birthday: '' },
    check: (values) => checkDetails({ ...values, documentKind }, { today }),
    send: (values) =>
      begin.mutate(
        { ...values, documentKind },
        { onSuccess: onDone, onError: (error) => form.refuse(error) },
      ),
  });
  const isLoose = begin.error instanceof Refused && begin.error.fields.length === 0;
  return (
    <form className={styles.stack} noValidate onSubmit={form.onSubmit}>
      <p className={styles.quiet}>
        <Trans>
          We need to verify your identity before you withdraw. Do it now and nothing will delay your
          money later.
        </Trans>
      </p>
      <SelectField
        label={t`Document`}
        name="documentKind"
        value={documentKind}
        onChange={({ target }) => setKind(target.value as DocumentKind)}
      >
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <Field
        {...form.bind('fullName')}
        label={t`Full name, as on the document`}
        autoComplete="name"
        autoCapitalize="words"
      />
      <Field
        {...form.bind('idNumber')}
        label={t`Number of the document`}
        inputMode={documentKind === 'identity-card' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
      <Field {...form.bind('birthday')} label={t`Date of birth`} type="date" autoComplete="bday" />
      {begin.error && (isLoose || !(begin.error instanceof Refused)) && (
        <ErrorAlert error={begin.error} />
      )}
      <Button type="submit" size="l" isWide busy={begin.isPending}>
        <Trans>Next: photos</Trans>
      </Button>
      <p className={styles.quiet}>
        <Trans>Everything is stored encrypted and seen only by the team that checks it.</Trans>
      </p>
    </form>
  );
}
