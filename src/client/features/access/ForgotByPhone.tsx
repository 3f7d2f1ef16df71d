import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { checkFields, requiredRule } from '#contract/field-rules.ts';
import { setPasswordByPhone } from '#contract/forgot.ts';
import type { Entered } from '#contract/session.ts';
import styles from './Access.module.css';
import { NewPasswordField } from './NewPasswordField.tsx';
import { NumberAndCode } from './NumberAndCode.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { ProofOfPlace } from './ProofOfPlace.tsx';
import { useEnter } from './use-enter.ts';
import type { Challenge } from './use-send-login.ts';

type Name = 'mobileNum' | 'verificationCode' | 'newPassword';

/** Number, code and a new password; whoever holds the phone is in at once. */
export function ForgotByPhone() {
  const { t } = useLingui();
  const enter = useEnter();
  const own = useOwnCountry();
  const [country, setCountry] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const countryDialingCode = own.dialingCodeOf(country || own.countryCode);
  const judgeMobile = useMobileJudge(countryDialingCode);
  const rule = { ...(useSite()?.register.password ?? requiredRule), enabled: true, required: true };
  const rules = { mobileNum: requiredRule, verificationCode: requiredRule, newPassword: rule };
  const finish = ({ firstTimeLogin, lastLogin }: Entered) =>
    enter({ isFirst: firstTimeLogin, lastLogin });
  const send = useMutation({
    mutationFn: (values: Record<Name, string>) =>
      ask(setPasswordByPhone, { ...values, countryDialingCode, client: 'browser' }),
    onSuccess: (entered) => {
      if (!entered.challenge) return finish(entered);
      setChallenge(entered.challenge);
    },
    onError: (error) => form.refuse(error),
  });
  const form = useCheckedForm<Name>({
    draft: 'forgot-by-phone',
    initial: { mobileNum: '', verificationCode: '', newPassword: '' },
    check: (values) => checkFields(rules, values, judgeMobile ? { judgeMobile } : {}) as object,
    send: (values) => !send.isPending && send.mutate(values),
  });
  const hasFields = send.error instanceof Refused && send.error.fields.length > 0;
  if (challenge) {
    const giveUpChallenge = () => setChallenge(null);
    return <ProofOfPlace challenge={challenge} login={{ finish, giveUpChallenge }} />;
  }
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <NumberAndCode<Name>
        form={form}
        scene="password"
        country={country || own.countryCode}
        countryDialingCode={countryDialingCode}
        onCountry={setCountry}
      />
      <NewPasswordField {...form.bind('newPassword')} label={t`New password`} />
      <PasswordStrength password={form.values.newPassword} username={form.values.mobileNum} />
      {send.error && !hasFields && <ErrorAlert error={send.error} />}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Set the password and log in</Trans>
      </Button>
    </form>
  );
}
