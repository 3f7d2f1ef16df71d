import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CaptchaField } from '#client/features/anti-abuse/CaptchaField.tsx';
import type { Captcha } from '#client/features/anti-abuse/use-captcha.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import styles from './Access.module.css';
import type { RegisterWay } from './asked-fields.ts';
import { InvitationWarning } from './InvitationWarning.tsx';
import { RegisterCode } from './RegisterCode.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { StepHead } from './StepHead.tsx';
import { Terms } from './Terms.tsx';
import { useRegisterForm } from './use-register-form.ts';

interface RegisterFormProps extends RegisterWay {
  /** Which way to sign up, while nothing is past the first step. */
  ways?: ReactNode;
}

/** What the merchant asks for, in steps. All that is wrong in one is said at once, the terms among it. */
export function RegisterForm({ ways, ...way }: RegisterFormProps) {
  const register = useRegisterForm(way);
  const { form, steps, at, tried, captcha, invitation } = register;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void register.goOn(event)}>
      {at === 0 && ways}
      <StepHead steps={steps} at={at} onBack={register.back} />
      {steps.map(({ key, names, hasTerms }, place) => (
        // What was typed before stays in the form, so that a password manager keeps both parts.
        <fieldset key={key} className={styles.step} hidden={place !== at}>
          {key !== 'code' && (
            <RegisterFields
              form={form}
              rules={register.rules}
              names={names}
              country={register.country}
              onCountry={register.setCountry}
            />
          )}
          {key === 'code' && place === at && (
            <>
              {names.length > 0 && (
                <RegisterCode
                  form={form}
                  countryDialingCode={register.countryDialingCode}
                  onPhoneSession={register.setPhoneSession}
                />
              )}
              {captcha && (
                <Picture
                  captcha={captcha}
                  isMissing={tried.has('code') && register.isCaptchaMissing}
                />
              )}
            </>
          )}
          {hasTerms && (
            <Terms
              {...register.terms}
              isMissing={tried.has(key) && !register.terms.isTicked}
              opensTab={way.vouched !== undefined}
            />
          )}
        </fieldset>
      ))}
      {register.error && <ErrorAlert error={register.error} />}
      <Button type="submit" size="l" isWide busy={register.isPending}>
        {at === steps.length - 1 ? <Trans>Create account</Trans> : <Trans>Continue</Trans>}
      </Button>
      {invitation.isRefused && <InvitationWarning onClose={invitation.excuse} />}
    </form>
  );
}

function Picture({ captcha, isMissing }: { captcha: Captcha; isMissing: boolean }) {
  const { t } = useLingui();
  return (
    <CaptchaField captcha={captcha} error={isMissing ? t`Input cannot be empty` : undefined} />
  );
}
