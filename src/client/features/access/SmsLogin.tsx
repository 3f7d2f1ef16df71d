import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { countries } from '#contract/countries.ts';
import { checkFields, requiredRule } from '#contract/field-rules.ts';
import { sendPhoneAuthCode } from '#contract/phone-auth.ts';
import styles from './Access.module.css';
import { NumberAndCode, type NumberAndCodeName, type SendingService } from './NumberAndCode.tsx';
import { ProofOfPlace } from './ProofOfPlace.tsx';
import { RememberMe } from './RememberMe.tsx';
import { forgetRemembered, type Remembered, rememberLogin } from './remembered-login.ts';
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
    send: (values) =>
      login.send({
        ...values,
        countryDialingCode,
        ...(service.isChosen && { phoneSession: service.phoneSession }),
      }),
  });
  const service = useService({ mobileNum: form.values.mobileNum, countryDialingCode });
  if (login.challenge) return <ProofOfPlace login={login} challenge={login.challenge} />;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <NumberAndCode
        form={form}
        scene="login"
        country={country || own.countryCode}
        countryDialingCode={countryDialingCode}
        onCountry={setCountry}
        service={service.isChosen ? service.sender : undefined}
      />
      {service.isChoice && (
        <button type="button" className={styles.service} onClick={service.change}>
          {service.isChosen ? (
            <Trans>Get the code from us</Trans>
          ) : (
            <Trans>Verify by another service</Trans>
          )}
        </button>
      )}
      <RememberMe isTicked={isRemembered} onTick={setRemembered} onForget={onForget} />
      <ErrorAlert error={login.error} />
      <Button type="submit" size="l" isWide busy={login.isPending}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}

/** Another company that verifies numbers, where the merchant has one; the only way where codes of ours are off. */
function useService(number: { mobileNum: string; countryDialingCode: string }) {
  const { MOBILEVERCODELOGIN3, PHONEAUTHLOGIN3 } = useSite()?.whitelabel ?? {};
  const [isWanted, setWanted] = useDraft('login-service', false);
  const [phoneSession, setPhoneSession] = useDraft('login-service-session', '');
  const isOffered = PHONEAUTHLOGIN3 === true;
  const isOnly = isOffered && MOBILEVERCODELOGIN3 !== true;
  const sender: SendingService = {
    name: 'phone-auth',
    send: async (humanCheck) => {
      const sent = await ask(sendPhoneAuthCode, { ...number, humanCheck });
      setPhoneSession(sent.phoneSession);
      return sent;
    },
  };
  return {
    isChoice: isOffered && !isOnly,
    isChosen: isOnly || (isOffered && isWanted),
    change: () => setWanted(!isWanted),
    phoneSession,
    sender,
  };
}

/** Where several countries share a code, the first of them dials the same. */
function countryOf(dialingCode: string | undefined): string {
  return countries.find((one) => one.countryDialingCode === dialingCode)?.countryCode ?? '';
}
