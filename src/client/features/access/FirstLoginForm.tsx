import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { latestDayAt } from '#contract/dates.ts';
import { checkField, type Fault, requiredRule } from '#contract/field-rules.ts';
import { completeFirstLogin } from '#contract/first-login.ts';
import { checkProfile } from '#contract/profile-rules.ts';
import styles from './Access.module.css';
import { knownPasswordAtom } from './known-password-atom.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { OwnName } from './OwnName.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { Terms } from './Terms.tsx';

type Name = 'birthday' | 'oldPassword' | 'newPassword' | 'confirmNewPassword';
const nothing = { birthday: '', oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** Age, terms and a password of one's own, where an agent opened the account and knows the first (L-AGE). */
export function FirstLoginForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useLingui();
  const { member } = useSession();
  const register = useSite()?.register;
  const [today] = useState(() => latestDayAt(new Date()));
  const [known, setKnown] = useAtom(knownPasswordAtom);
  const [hasTerms, setTerms] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: (typed: Record<Name, string>) =>
      ask(completeFirstLogin, { ...typed, terms: hasTerms }),
    onSuccess: () => {
      setKnown(null);
      return onDone();
    },
  });
  const form = useCheckedForm<Name>({
    initial: { ...nothing, oldPassword: known ?? '' },
    check: (typed) => faultsOf(typed, { register: register ?? {}, today }),
    send: (typed) => {
      if (hasTerms && !send.isPending) send.mutate(typed, { onError: form.refuse });
      if (!hasTerms) focusOnTerms(element.current);
    },
  });
  const hasFields = send.error instanceof Refused && send.error.fields.length > 0;
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        setAsked(true);
        form.onSubmit(event);
      }}
    >
      <OwnName account={member?.account ?? ''} />
      <Field {...form.bind('birthday')} label={t`Date of birth`} type="date" autoComplete="bday" />
      {known === null && (
        <PasswordField
          {...form.bind('oldPassword')}
          label={t`Old password`}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField {...form.bind('newPassword')} label={t`New password`} />
      <PasswordStrength password={form.values.newPassword} username={member?.account ?? ''} />
      <PasswordField
        {...form.bind('confirmNewPassword')}
        label={t`New password again`}
        autoComplete="new-password"
      />
      <Terms isTicked={hasTerms} onTick={setTerms} isMissing={isAsked && !hasTerms} opensTab />
      {send.error && !hasFields && <ErrorAlert error={send.error} />}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Confirm and continue</Trans>
      </Button>
    </form>
  );
}

interface Rules {
  register: Parameters<typeof checkProfile>[0];
  today: ReturnType<typeof latestDayAt>;
}

function faultsOf(typed: Record<Name, string>, { register, today }: Rules) {
  const rule = { ...(register.password ?? requiredRule), enabled: true, required: true };
  const weak = checkField(rule, typed.newPassword, { field: 'newPassword', values: {} });
  const { birthday } = typed;
  const tooYoung = checkProfile(register, { birthday }, { today, known: {} }).birthday;
  const faults: Partial<Record<Name, Fault>> = {};
  if (birthday === '') faults.birthday = { kind: 'required' };
  else if (tooYoung) faults.birthday = tooYoung;
  if (typed.oldPassword === '') faults.oldPassword = { kind: 'required' };
  if (weak) faults.newPassword = weak;
  if (typed.confirmNewPassword !== typed.newPassword) {
    faults.confirmNewPassword = { kind: 'confirmation' };
  }
  return faults;
}

/** The box may be below what can be seen. */
function focusOnTerms(form: HTMLFormElement | null): void {
  const found = form?.elements.namedItem('terms');
  if (found instanceof HTMLElement) found.focus();
}
