import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { Button } from '#client/ui/Button.tsx';
import { countries } from '#contract/countries.ts';
import { checkFields, requiredRule } from '#contract/field-rules.ts';
import styles from './Access.module.css';
import { NumberAndCode, type NumberAndCodeName } from './NumberAndCode.tsx';
import { RememberMe } from './RememberMe.tsx';
import { forgetRemembered, type Remembered, rememberLogin } from './remembered-login.ts';
import { sayRefusal } from './say-refusal.ts';
import { useSendLogin } from './use-send-login.ts';

const rules = { mobileNum: requiredRule, verificationCode: requiredRule };

interface SmsLoginProps {
  /** What was remembered on this device. */
  remembered: Remembered['number'] | undefined;
  /** The tick was taken away. */
  onForget: () => void;
}

/** A number, and the code that was sent to it. */
export function SmsLogin({ remembered, onForget }: SmsLoginProps) {
  const { i18n } = useLingui();
  const own = useOwnCountry();
  const [country, setCountry] = useDraft('login-country', () =>
    countryOf(remembered?.countryDialingCode),
  );
  const [isRemembered, setRemembered] = useState(remembered !== undefined);
  const countryDialingCode = own.dialingCodeOf(country || own.countryCode);
  const judgeMobile = useMobileJudge(countryDialingCode);
  const login = useSendLogin({
    type: 'sms',
    entrance: 'site',
    onRight: () => {
      const { mobileNum } = form.values;
      const kept = { mobileNum, countryDialingCode };
      void (isRemembered ? rememberLogin('number', kept) : forgetRemembered('number'));
    },
  });
  const form = useCheckedForm<NumberAndCodeName>({
    draft: 'login-sms',
    initial: { mobileNum: remembered?.mobileNum ?? '', verificationCode: '' },
    check: (values) => checkFields(rules, values, judgeMobile ? { judgeMobile } : {}) as object,
    send: (values) => login.send({ ...values, countryDialingCode }),
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <NumberAndCode
        form={form}
        scene="login"
        country={country || own.countryCode}
        countryDialingCode={countryDialingCode}
        onCountry={setCountry}
      />
      <RememberMe isTicked={isRemembered} onTick={setRemembered} onForget={onForget} />
      {login.error !== null && (
        <p role="alert" className={styles.refusal}>
          {sayRefusal(login.error, i18n)}
        </p>
      )}
      <Button type="submit" size="l" isWide busy={login.isPending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}

/** Where several countries share a code, the first of them dials the same. */
function countryOf(dialingCode: string | undefined): string {
  return countries.find((one) => one.countryDialingCode === dialingCode)?.countryCode ?? '';
}
